// An end does not wait for what came before it.

// exercise 4.8
// instead of: private func receive(_ event: Event<Element>) {
// instead of: let isFirst = state.withLock { state in
// instead of: let isFirst = state.phase == .idle
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
// instead of: if !isFirst { state.waiting.append(event) }
// instead of: return isFirst
// instead of: }
// instead of: guard isFirst else { return }
// instead of: send(event)
// instead of: while let waiting = takeWaiting() {
// instead of: for event in waiting { send(event) }
// instead of: }
// instead of: }
private func receive(_ event: Event<Element>) {
  if event.isStopEvent {
    let isFirstEnd = state.withLock { state in
      defer { if state.phase != .over { state.phase = .ending } }
      return state.phase == .idle || state.phase == .sending
    }
    if isFirstEnd { send(event) }
    return
  }
  let isFirst = state.withLock { state in
    let isFirst = state.phase == .idle
    guard isFirst || state.phase == .sending else { return false }
    state.phase = event.isStopEvent ? .ending : .sending
    if !isFirst { state.waiting.append(event) }
    return isFirst
  }
  guard isFirst else { return }
  send(event)
  while let waiting = takeWaiting() {
    for event in waiting { send(event) }
  }
}
// end 4.8
