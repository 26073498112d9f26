// A later observer is told nothing, and waits.

// exercise 7.4
// end 7.4
