// Work is done where it is enqueued, in the middle of the action.

// exercise 5.5
guard !isRunning else { return action() }
isRunning = true
defer { isRunning = false }
return action()
// end 5.5

// exercise 5.5
while work.takeTurn() {}
// end 5.5
