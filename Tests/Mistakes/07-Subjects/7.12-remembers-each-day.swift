// All degrees that were ever measured are kept, and each new screen runs through them.

// exercise 7.12
private let measured = ReplayRelay<Int>.createUnbound()
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
measured.accept(degrees)
// end 7.12
