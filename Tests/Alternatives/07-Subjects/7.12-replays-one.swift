// A replay of one is a state, too, if `init` accepts the first degrees.

// exercise 7.12
// instead of: private let measured: BehaviorRelay<Int>
// instead of: private let warned = PublishRelay<String>()
private let measured = ReplayRelay<Int>.create(bufferSize: 1)
private let warned = PublishRelay<String>()
// end 7.12

// exercise 7.12
// instead of: measured = BehaviorRelay(value: degrees)
measured.accept(degrees)
// end 7.12
