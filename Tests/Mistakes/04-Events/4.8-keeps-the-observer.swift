// A flag says that it is over, and the observer stays where it is for as long as there is a token.

// exercise 4.8
// instead of: state = State(phase: .over)
state.phase = .over

// instead of: guard let observer = state.withLock({ $0.observer }) else { return }
guard let observer = state.withLock({ $0.phase == .over ? nil : $0.observer }) else { return }
// end 4.8
