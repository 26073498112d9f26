// It looks whether the observer is busy, and lets the event wait with the next step: by then nobody
// may be there to send it.

// exercise 4.8
// instead of: let isFirst = state.withLock { state in
// instead of: let isFirst = state.phase == .idle
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
// instead of: if !isFirst { state.waiting.append(event) }
// instead of: return isFirst
// instead of: }
// instead of: guard isFirst else { return }
let (isFirst, isAccepted) = state.withLock { state in
  let isFirst = state.phase == .idle
  guard isFirst || state.phase == .sending else { return (false, false) }
  state.phase = event.isStopEvent ? .ending : .sending
  return (isFirst, true)
}
guard isFirst else {
  if isAccepted { state.withLock { if $0.phase != .over { $0.waiting.append(event) } } }
  return
}
// end 4.8
