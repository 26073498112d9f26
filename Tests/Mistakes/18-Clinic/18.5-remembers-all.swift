// Remembers every choice of the day, and asks about all of them, one after another.

// exercise 18.5
private let cities = ReplaySubject<String>.createUnbounded()
// end 18.5

// exercise 18.5
cities.flatMapLatest(server)
// end 18.5
