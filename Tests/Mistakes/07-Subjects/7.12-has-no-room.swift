// The degrees are kept in a relay without room for any, so a new screen is told nothing.

// exercise 7.12
private let measured = ReplayRelay<Int>.create(bufferSize: 0)
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
measured.accept(degrees)
// end 7.12
