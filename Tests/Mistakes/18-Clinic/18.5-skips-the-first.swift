// Skips the first city for each page: the page that opens later skips the choice.

// exercise 18.5
// instead of: .distinctUntilChanged()
// instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
.distinctUntilChanged()
  .skip(1)
  .flatMapLatest { [server] city in server(city ?? "") }
// end 18.5
