// Only a subscriber that leaves stops the sensor; one that fails or finishes stays on.

// exercise 4.8
// instead of: if event.isStopEvent { dispose() }
guard event.isStopEvent else { return }
_ = state.withLock { state in
  let last = state
  state = State(phase: .over)
  return last
}
// end 4.8
