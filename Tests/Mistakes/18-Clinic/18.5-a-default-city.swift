// Begins with a city that Alex likes.

// exercise 18.5
private let cities = BehaviorSubject(value: "Oslo")
// end 18.5

// exercise 18.5
cities.flatMapLatest(server)
// end 18.5
