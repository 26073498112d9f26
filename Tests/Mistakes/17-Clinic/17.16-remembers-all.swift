// Remembers every choice of the day, and asks for all of them, one after the other.

// exercise 17.16
private let cities = ReplaySubject<String>.createUnbounded()
// end 17.16

// exercise 17.16
cities.flatMapLatest(server)
// end 17.16
