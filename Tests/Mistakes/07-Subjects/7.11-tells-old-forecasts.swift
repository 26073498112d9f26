// Every forecast is kept, and each new screen runs through them.

// exercise 7.11
// instead of: private let proxy = ReplayRelay<String>.create(bufferSize: 1)
private let proxy = ReplayRelay<String>.createUnbound()
// end 7.11
