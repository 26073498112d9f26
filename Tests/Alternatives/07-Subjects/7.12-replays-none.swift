// A replay of none is an event; and `init` replaces a first value that nobody has heard.

// exercise 7.12
// instead of: private let measured: BehaviorRelay<Int>
// instead of: private let warned = PublishRelay<String>()
private let measured = BehaviorRelay(value: 0)
private let warned = ReplayRelay<String>.create(bufferSize: 0)
// end 7.12

// exercise 7.12
// instead of: measured = BehaviorRelay(value: degrees)
measured.accept(degrees)
// end 7.12
