// Forgets that the outermost run is over, so later work waits in the queue for nobody.

// exercise 5.7
// instead of: defer { isRunning = false }
// end 5.7
