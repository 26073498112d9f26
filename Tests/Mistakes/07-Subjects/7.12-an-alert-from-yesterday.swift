// A warning is kept, and every screen that opens later shows it.

// exercise 7.12
private let measured: BehaviorRelay<Int>
private let warned = ReplayRelay<String>.create(bufferSize: 1)
// end 7.12
