// A second end is refused, but elements always pass.

// exercise 4.4
isOver.store(true, ordering: .releasing)
// end 4.4

// exercise 4.4
!event.isStopEvent || !isOver.exchange(true, ordering: .acquiringAndReleasing)
// end 4.4
