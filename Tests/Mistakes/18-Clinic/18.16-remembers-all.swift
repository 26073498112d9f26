// Remembers every choice of the day, and asks for all of them, one after the other.

// exercise 18.16
private let cities = ReplaySubject<String>.createUnbounded()
// end 18.16

// exercise 18.16
cities.flatMapLatest(server)
// end 18.16
