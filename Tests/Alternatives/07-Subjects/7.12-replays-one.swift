// A replay of one is a state, too, if `init` accepts the first degrees.

// exercise 7.12
private let measured = ReplayRelay<Int>.create(bufferSize: 1)
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
measured.accept(degrees)
// end 7.12
