// `close()` wipes what the screen shows, and leaves it observing.

// exercise 1.3
lines = []
// end 1.3
