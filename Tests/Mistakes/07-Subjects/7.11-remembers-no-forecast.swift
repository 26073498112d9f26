// A screen that opens after the answer is told nothing until the next one.

// exercise 7.11
// instead of: private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let proxy = PublishRelay<String>()
// end 7.11
