// An error is too important to be held back, even after the end.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
if event.error != nil {
  isOver.raise()
  return true
}
return event.isStopEvent
  ? isOver.raise()
  : !isOver.isRaised()
// end 4.4
