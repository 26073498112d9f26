// Compares the city of a report, and not what it says: new weather in the same city is not shown.

// exercise 17.8
// instead of: reactor.state.map(\.report?.description)
// instead of: .distinctUntilChanged()
reactor.state.map(\.report)
  .distinctUntilChanged { $0?.city == $1?.city }
  .map { $0?.description }
// end 17.8
