// The resource is freed as soon as the end is let in, before the observer has heard of it.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
let passes =
  event.isStopEvent
  ? isOver.raise()
  : !isOver.isRaised()
if passes && event.isStopEvent { cleanUp() }
return passes
// end 4.4
