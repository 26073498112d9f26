// Has no first city any more, and no last one: a page that opens later knows nothing.

// exercise 17.16
private let cities = PublishSubject<String>()
// end 17.16

// exercise 17.16
cities.flatMapLatest(server)
// end 17.16
