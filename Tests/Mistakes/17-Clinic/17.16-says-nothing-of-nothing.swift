// Asks for the city without a name, and hides the answer.

// exercise 17.16
private let cities = BehaviorSubject(value: "")
// end 17.16

// exercise 17.16
cities.flatMapLatest { [server] city in
  city.isEmpty ? server(city).filter { _ in false } : server(city)
}
// end 17.16
