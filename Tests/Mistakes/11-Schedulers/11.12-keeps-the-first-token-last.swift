// Puts the token of the wait in the place of the first one, which may come after it: another thread
// can
// take the turn before `schedule` has returned, and then the wait is called off.

// exercise 11.12
// instead of: scheduler.schedule(state) { state in wait(state, action: action) }
let token = SerialDisposable()
token.disposable = scheduler.schedule(state) { state in
  token.disposable = wait(state, action: action)
  return Disposables.create()
}
return token
// instead of: scheduler.scheduleRelative(state, dueTime: dueTime) { state in wait(state, action: action) }
let token = SerialDisposable()
token.disposable = scheduler.scheduleRelative(state, dueTime: dueTime) { state in
  token.disposable = wait(state, action: action)
  return Disposables.create()
}
return token
// end 11.12
