// Has neither a first value nor a last one: a page that opens later knows nothing.

// exercise 18.16
private let cities = PublishSubject<String>()
// end 18.16

// exercise 18.16
cities.flatMapLatest(server)
// end 18.16
