// The work's task is always detached, even if nobody has asked for that.

// exercise 15.7
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
let task = Task.detached(priority: priority) { await run() }
// end 15.7
