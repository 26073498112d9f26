// Begins with a city that Alex likes.

// exercise 18.16
private let cities = BehaviorSubject(value: "Oslo")
// end 18.16

// exercise 18.16
cities.flatMapLatest(server)
// end 18.16
