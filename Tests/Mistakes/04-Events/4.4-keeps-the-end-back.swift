// The flag is set before the end has passed, so the end is refused, too.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
if event.isStopEvent { isOver.raise() }
return !isOver.isRaised()
// end 4.4
