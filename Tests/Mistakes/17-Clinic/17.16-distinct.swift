// Drops repeated cities; the first is no repetition.

// exercise 17.16
private let cities = BehaviorSubject(value: "")
// end 17.16

// exercise 17.16
cities.distinctUntilChanged().flatMapLatest(server)
// end 17.16
