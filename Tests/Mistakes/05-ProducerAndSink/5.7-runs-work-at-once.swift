// Work is done as soon as it is enqueued, in the middle of the action.

// exercise 5.7
guard !isRunning else { return action() }
isRunning = true
defer { isRunning = false }
return action()
// end 5.7

// exercise 5.7
while work.takeTurn() {}
// end 5.7
