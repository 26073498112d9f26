// Says that nothing is running before it empties the queue, so what a turn enqueues is done inside
// that turn.

// exercise 5.7
// instead of: defer { isRunning = false }
// instead of: let result = action()
let result = action()
isRunning = false
// end 5.7
