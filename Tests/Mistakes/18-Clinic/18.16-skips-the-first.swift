// Skips the first city for each page: the page that opens later skips the choice.

// exercise 18.16
private let cities = BehaviorSubject(value: "")
// end 18.16

// exercise 18.16
cities.skip(1).flatMapLatest(server)
// end 18.16
