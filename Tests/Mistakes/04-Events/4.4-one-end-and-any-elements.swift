// A second end is refused, but elements always pass.

// exercise 4.4
isOver.raise()
// end 4.4

// exercise 4.4
!event.isStopEvent || isOver.raise()
// end 4.4
