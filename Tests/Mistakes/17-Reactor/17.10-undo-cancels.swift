// Cancels what is under way at each undo: redo brings back a half of the command.

// exercise 17.10
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
changes(command, currentState.content).map { change in .change(number, change) }
  .take(until: action.filter { action in if case .undo = action { true } else { false } })
// end 17.10
