// `dispose()` sends the observer a `completed`, though the subscriber has left.

// exercise 4.4
on(.completed)
isOver.raise()
// end 4.4

// exercise 4.4
event.isStopEvent
  ? isOver.raise()
  : !isOver.isRaised()
// end 4.4
