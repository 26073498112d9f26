// The resource is freed as soon as the end is let in, before the observer has heard of it.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
let passes =
  event.isStopEvent
  ? !isOver.exchange(true, ordering: .acquiringAndReleasing)
  : !isOver.load(ordering: .acquiring)
if passes && event.isStopEvent { cleanUp() }
return passes
// end 4.4
