// Gives each command the content with the undone commands in it, not the one that is shown.

// exercise 17.10
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
changes(command, currentState.contents.last ?? currentState.content)
  .map { change in .change(number, change) }
// end 17.10
