// A subscriber that leaves hears that the sequence is complete.

// exercise 4.8
// instead of: _ = state.withLock { state in
// instead of: let last = state
// instead of: state = State(phase: .over)
// instead of: return last
// instead of: }
let last = state.withLock { state in
  let last = state
  state = State(phase: .over)
  return last
}
if last.phase != .ending { last.observer?.onCompleted() }
// end 4.8
