// Remembers every choice of the day, and asks about all of them, one after another.

// exercise 18.16
private let cities = ReplaySubject<String>.createUnbounded()
// end 18.16

// exercise 18.16
cities.flatMapLatest(server)
// end 18.16
