// What comes too late is kept with what waits, and never taken out.

// exercise 4.8
// instead of: let isFirst = state.phase == .idle
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
// instead of: if !isFirst { state.waiting.append(event) }
let isFirst = state.phase == .idle
if isFirst || state.phase == .sending {
  state.phase = event.isStopEvent ? .ending : .sending
}
if !isFirst { state.waiting.append(event) }
// end 4.8
