// Begins with a city that Alex likes.

// exercise 17.16
private let cities = BehaviorSubject(value: "Oslo")
// end 17.16

// exercise 17.16
cities.flatMapLatest(server)
// end 17.16
