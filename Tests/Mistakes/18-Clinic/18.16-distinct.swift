// Drops repeated cities; the first is not a repetition.

// exercise 18.16
private let cities = BehaviorSubject(value: "")
// end 18.16

// exercise 18.16
cities.distinctUntilChanged().flatMapLatest(server)
// end 18.16
