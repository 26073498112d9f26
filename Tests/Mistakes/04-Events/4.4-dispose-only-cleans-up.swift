// `dispose()` frees what the source returned, and relies on the source to be silent from then on.

// exercise 4.4

// end 4.4

// exercise 4.4
event.isStopEvent
  ? isOver.raise()
  : !isOver.isRaised()
// end 4.4
