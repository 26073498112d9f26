// Compares the error like a state: the same error is swallowed the second time.

// exercise 17.8
// instead of: reactor.pulse(\.$error)
reactor.state.map(\.error)
  .distinctUntilChanged()
// end 17.8
