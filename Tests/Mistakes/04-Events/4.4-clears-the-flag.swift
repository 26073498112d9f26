// One `exchange` for all events: an element that comes too late sets the flag back to false.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
!isOver.exchange(event.isStopEvent, ordering: .acquiringAndReleasing)
// end 4.4
