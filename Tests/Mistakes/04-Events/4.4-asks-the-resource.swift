// Asks the resource whether it is over: it is freed after the end is heard, so an end from within
// the end passes.

// exercise 4.4

// end 4.4

// exercise 4.4
!resource.isDisposed
// end 4.4
