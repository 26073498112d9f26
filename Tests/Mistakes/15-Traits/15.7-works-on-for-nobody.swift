// Does not cancel the work.

// exercise 15.7
// instead of: let task =
// instead of: detached
// instead of: ? Task.detached(priority: priority) { await run() }
// instead of: : Task(priority: priority) { await run() }
// instead of: return Disposables.create { task.cancel() }
if detached {
  Task.detached(priority: priority) { await run() }
} else {
  Task(priority: priority) { await run() }
}
return Disposables.create()
// end 15.7
