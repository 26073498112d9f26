// Begins with a priority of its own if none was asked for.

// exercise 15.7
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
let task =
  detached
  ? Task.detached(priority: priority) { await run() }
  : Task(priority: priority ?? .userInitiated) { await run() }
// end 15.7
