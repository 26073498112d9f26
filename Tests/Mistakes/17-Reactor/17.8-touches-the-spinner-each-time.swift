// The spinner is touched with each state, although its part of it is the same; the label is not.

// exercise 17.8
// instead of: reactor.state.map(\.isLoading)
// instead of: .distinctUntilChanged()
reactor.state.map(\.isLoading)
// end 17.8
