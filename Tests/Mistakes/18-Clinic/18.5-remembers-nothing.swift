// Has neither a first value nor a last one: a page that opens later knows nothing.

// exercise 18.5
private let cities = PublishSubject<String>()
// end 18.5

// exercise 18.5
cities.flatMapLatest(server)
// end 18.5
