// Takes back a command that fails: what it has changed is gone.

// exercise 17.10
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
changes(command, currentState.content).map { change in .change(number, change) }
  .catchAndReturn(.undo)
// end 17.10
