// A report that is gone from the state stays on the screen.

// exercise 17.8
// instead of: reactor.state.map(\.report?.description)
reactor.state.map(\.report?.description)
  .compactMap { $0 }
// end 17.8
