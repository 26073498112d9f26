// `dispose()` leaves the sensor to the thread that is in the observer, and returns before it is
// stopped.

// exercise 4.8
// instead of: _ = state.withLock { state in
// instead of: let last = state
// instead of: state = State(phase: .over)
// instead of: return last
// instead of: }
// instead of: stop.dispose()
let last = state.withLock { state in
  let last = state
  state = State(phase: .over)
  return last
}
if last.phase != .sending { stop.dispose() }

// instead of: if event.isStopEvent { dispose() }
if event.isStopEvent { dispose() }
if state.withLock({ $0.phase == .over }) { stop.dispose() }
// end 4.8
