// After an event was sent, nobody checks whether more are in line.

// exercise 13.8
// instead of: let phase = state.withLock { state in
// instead of: if case .sending = state.phase {
// instead of: state.phase = state.line.removeFirst().map { .waiting($0) } ?? .idle
// instead of: }
// instead of: return state.phase
// instead of: }
// instead of: switch phase {
// instead of: case .failed(let error): fail(with: error)
// instead of: case .waiting(let next):
// instead of: setAlarm(after: dueTime.remaining(since: next.posted, at: scheduler.now))
// instead of: case .idle, .sending: break
// instead of: }
state.withLock { $0.phase = .idle }
// end 13.8
