// Asks about the city without a name, and hides the answer.

// exercise 18.5
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.flatMapLatest { [server] city in
  server(city ?? "").filter { _ in city != nil }
}
// end 18.5
