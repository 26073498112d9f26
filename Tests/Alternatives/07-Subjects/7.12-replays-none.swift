// A replay of none is an event; and `init` replaces a first value that nobody has heard.

// exercise 7.12
private let measured = BehaviorRelay(value: 0)
private let warned = ReplayRelay<String>.create(bufferSize: 0)
// end 7.12
// exercise 7.12
measured.accept(degrees)
// end 7.12
