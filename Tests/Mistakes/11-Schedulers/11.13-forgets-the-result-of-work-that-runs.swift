// If the token of work for later is disposed while that runs, what it will return is never disposed.

// exercise 11.13
// instead of: let work = ScheduledWork { action(state) }
// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
// instead of: return Disposables.create(turn, work)
let result = Lock<Disposable?>(nil)
func keep(_ disposable: Disposable) {
  result.withLock { $0 = disposable }
}
func takeResult() -> Disposable? {
  result.withLock { $0.take() }
}
let work = ScheduledWork {
  keep(action(state))
  return Disposables.create()
}
let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
return Disposables.create(turn, work, Disposables.create { takeResult()?.dispose() })
// end 11.13
