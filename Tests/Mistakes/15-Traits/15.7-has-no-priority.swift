// Forgets the priority of the work.

// exercise 15.7
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
let task = detached ? Task.detached { await run() } : Task { await run() }
// end 15.7
