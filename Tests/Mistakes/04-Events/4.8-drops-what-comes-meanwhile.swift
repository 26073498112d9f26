// What comes while the observer is busy is dropped, even an end.

// exercise 4.8
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
// instead of: if !isFirst { state.waiting.append(event) }
guard isFirst else { return false }
state.phase = event.isStopEvent ? .ending : .sending
// end 4.8
