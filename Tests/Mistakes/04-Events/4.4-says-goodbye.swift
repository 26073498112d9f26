// `dispose()` tells the observer `completed`, so that it hears of its own farewell.

// exercise 4.4
on(.completed)
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
event.isStopEvent
  ? !isOver.exchange(true, ordering: .acquiringAndReleasing)
  : !isOver.load(ordering: .acquiring)
// end 4.4
