// The next in line waits for the whole time again.

// exercise 13.8
// instead of: switch phase {
// instead of: case .failed(let error): fail(with: error)
// instead of: case .waiting(let next):
// instead of: setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
// instead of: case .idle, .sending: break
// instead of: }
switch phase {
case .failed(let error): fail(with: error)
case .waiting: setAlarm(after: dueTime)
case .idle, .sending: break
}
// end 13.8
