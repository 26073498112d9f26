// Late readings are refused only once the end has been heard: until then they wait behind it.

// exercise 4.8
// instead of: guard isFirst || state.phase == .sending else { return false }
// instead of: state.phase = event.isStopEvent ? .ending : .sending
guard state.phase != .over else { return false }
state.phase = event.isStopEvent || state.phase == .ending ? .ending : .sending
// end 4.8
