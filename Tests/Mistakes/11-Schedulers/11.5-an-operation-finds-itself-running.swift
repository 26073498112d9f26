// The token of an operation asks whether that has finished, and cancels it if not: disposed while
// the action runs, what the action returns is never disposed.

// exercise 11.5
// instead of: let work = ScheduledWork { action(state) }
// instead of: let operation = BlockOperation { work.run() }
// instead of: operation.queuePriority = queuePriority
// instead of: operationQueue.addOperation(operation)
// instead of: return work
let result = SingleAssignmentDisposable()
let work = ScheduledWork {
  result.setDisposable(action(state))
  return Disposables.create()
}
let operation = BlockOperation { work.run() }
operation.queuePriority = queuePriority
operationQueue.addOperation(operation)
return Disposables.create {
  if operation.isFinished {
    result.dispose()
  } else {
    operation.cancel()
    work.dispose()
  }
}
// end 11.5
