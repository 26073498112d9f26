// Skips the first city for each page: the page that opens later skips the choice.

// exercise 17.16
private let cities = BehaviorSubject(value: "")
// end 17.16

// exercise 17.16
cities.skip(1).flatMapLatest(server)
// end 17.16
