// `dispose()` sends the observer a `completed`, though the subscriber has left.

// exercise 4.4
on(.completed)
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
event.isStopEvent
  ? !isOver.exchange(true, ordering: .acquiringAndReleasing)
  : !isOver.load(ordering: .acquiring)
// end 4.4
