// Skips the first city for each page: the page that opens later skips the choice.

// exercise 18.5
private let cities = BehaviorSubject(value: "")
// end 18.5

// exercise 18.5
cities.skip(1).flatMapLatest(server)
// end 18.5
