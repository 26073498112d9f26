// Makes a sequence of requests, and listens to the latest.

// exercise 18.5
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.map { [server] city in city.map(server) ?? .never() }
  .switchLatest()
// end 18.5
