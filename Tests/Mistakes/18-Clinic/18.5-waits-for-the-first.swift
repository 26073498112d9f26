// Waits for the first city, and asks about none when the choice is taken back.

// exercise 18.5
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.skip { city in city == nil }
  .flatMapLatest { [server] city in server(city ?? "") }
// end 18.5
