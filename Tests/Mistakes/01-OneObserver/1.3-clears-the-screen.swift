// `close()` clears the screen, but leaves it observing.

// exercise 1.3
lines = []
// end 1.3
