// Keeps the empty name, and takes it for what it is before it asks.

// exercise 18.5
// instead of: private(set) var city: String?
private(set) var city = ""
// instead of: city ?? CityChoice.invitation
city.isEmpty ? CityChoice.invitation : city
// instead of: city = nil
city = ""
  // instead of: .flatMapLatest { [server] city in city.map(server) ?? .empty() }
  .flatMapLatest { [server] city in city.isEmpty ? .never() : server(city) }
// end 18.5
