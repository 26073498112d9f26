// The token of waiting work disposes what that returns, and does not prevent it.

// exercise 11.2
// instead of: let work = ScheduledWork { action(state) }
// instead of: trampoline.enqueue(work)
// instead of: return work
let result = SingleAssignmentDisposable()
trampoline.enqueue(
  ScheduledWork {
    result.setDisposable(action(state))
    return Disposables.create()
  }
)
return result
// end 11.2
