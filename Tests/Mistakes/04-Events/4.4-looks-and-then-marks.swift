// The guard looks at the flag first and raises it afterwards, so two ends may both find it down.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
guard !isOver.isRaised() else { return false }
if event.isStopEvent { isOver.raise() }
return true
// end 4.4
