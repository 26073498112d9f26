// The token of work for later does not reach the work in line, only its turn and its result.

// exercise 11.13
// instead of: let work = ScheduledWork { action(state) }
// instead of: let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
// instead of: return Disposables.create(turn, work)
let result = SingleAssignmentDisposable()
let work = ScheduledWork {
  result.setDisposable(action(state))
  return Disposables.create()
}
let turn = scheduler.scheduleRelative(work, dueTime: dueTime) { self.fallsDue($0) }
return Disposables.create(turn, result)
// end 11.13
