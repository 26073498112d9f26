// The flag says what the latest event was: an element that comes too late takes it down again.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
let admits = !isOver.isRaised()
if event.isStopEvent { isOver.raise() } else { isOver.lower() }
return admits
// end 4.4
