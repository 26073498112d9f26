// The phase is that of an error, but the line is kept, and what waits in it is not freed.

// exercise 13.8
// instead of: state = State(phase: .failed(error))
state.phase = .failed(error)
// end 13.8
