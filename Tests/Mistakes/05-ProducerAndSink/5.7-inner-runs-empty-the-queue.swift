// Every `run` empties the queue, even one inside another, before the outer action is over.

// exercise 5.7
// instead of: guard !isRunning else { return action() }
// instead of: isRunning = true
// instead of: defer { isRunning = false }
let wasRunning = isRunning
isRunning = true
defer { isRunning = wasRunning }
// end 5.7
