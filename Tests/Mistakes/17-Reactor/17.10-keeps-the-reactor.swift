// Holds the reactor in a closure of the command: it stays until the command has ended.

// exercise 17.10
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
Observable.deferred { self.changes(command, self.currentState.content) }
  .map { change in .change(number, change) }
// end 17.10
