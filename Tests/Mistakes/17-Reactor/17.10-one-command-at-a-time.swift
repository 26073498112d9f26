// Cancels what the command before has under way when a new one is given.

// exercise 17.10
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
changes(command, currentState.content).map { change in .change(number, change) }
  .take(until: action.filter { action in if case .perform = action { true } else { false } })
// end 17.10
