// What the action returns is not disposed with the token.

// exercise 12.2
// instead of: let work = ScheduledWork { action(state) }
let work = ScheduledWork {
  _ = action(state)
  return Disposables.create()
}
// end 12.2
