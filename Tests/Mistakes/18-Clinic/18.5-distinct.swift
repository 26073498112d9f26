// Drops repeated cities; the first is not a repetition.

// exercise 18.5
private let cities = BehaviorSubject(value: "")
// end 18.5

// exercise 18.5
cities.distinctUntilChanged().flatMapLatest(server)
// end 18.5
