// Starts the detached task inside another one, and cancels only that.

// exercise 15.7
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
let task = Task(priority: priority) {
  guard detached else { return await run() }
  await Task.detached(priority: priority) { await run() }.value
}
// end 15.7
