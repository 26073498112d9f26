// Gives each command the content to begin with, not the one that is shown.

// exercise 17.10
// instead of: return .concat(
// instead of: .just(.begin(number)),
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
// instead of: // What it has changed before it failed stays.
// instead of: .catch { _ in .empty() },
// instead of: .just(.end(number))
// instead of: )
return .concat(
  .just(.begin(number)),
  changes(command, initialState.content).map { change in .change(number, change) }
    .catch { _ in .empty() },
  .just(.end(number))
)
// end 17.10
