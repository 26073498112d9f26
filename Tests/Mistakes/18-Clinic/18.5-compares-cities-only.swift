// Drops the nil before it compares: a city that was taken back and is chosen again is no change.

// exercise 18.5
// instead of: choices
// instead of: .map(\.city)
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
choices
  .compactMap(\.city)
  .distinctUntilChanged()
  .flatMapLatest { [server, choices] city in
    server(city).take(until: choices.filter { choice in choice.city == nil })
  }
// end 18.5
