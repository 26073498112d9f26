// An error that came while an element was being sent gets a turn of its own, and does not come right
// after it.

// exercise 13.8
// instead of: switch phase {
// instead of: case .failed(let error): fail(with: error)
// instead of: case .waiting(let next):
// instead of: setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
// instead of: case .idle, .sending: break
// instead of: }
switch phase {
case .failed(let error):
  _ = scheduler.schedule(error) { error in
    self.fail(with: error)
    return Disposables.create()
  }
case .waiting(let next):
  setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
case .idle, .sending: break
}
// end 13.8
