// Drops what is no city above the request: the request for the city before goes on.

// exercise 18.5
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.compactMap { city in city }
  .flatMapLatest(server)
// end 18.5
