// Sets the label's text at each change of the state, whatever has changed.

// exercise 17.8
// instead of: reactor.state.map(\.report?.description)
// instead of: .distinctUntilChanged()
reactor.state.map(\.report?.description)
// instead of: reactor.state.map(\.isLoading)
// instead of: .distinctUntilChanged()
reactor.state.map(\.isLoading)
// end 17.8
