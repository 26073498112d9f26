// Asks about the city without a name, and hides the answer.

// exercise 18.5
private let cities = BehaviorSubject(value: "")
// end 18.5

// exercise 18.5
cities.flatMapLatest { [server] city in
  city.isEmpty ? server(city).filter { _ in false } : server(city)
}
// end 18.5
