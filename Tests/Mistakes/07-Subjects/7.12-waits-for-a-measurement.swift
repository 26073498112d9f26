// The degrees are remembered from the first measurement on, and those from `init` are lost.

// exercise 7.12
private let measured = ReplayRelay<Int>.create(bufferSize: 1)
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
_ = degrees
// end 7.12
