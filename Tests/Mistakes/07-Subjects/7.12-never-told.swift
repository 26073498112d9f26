// The degrees are told only when they change, and a screen that opens in between stays empty.

// exercise 7.12
private let measured = PublishRelay<Int>()
private let warned = PublishRelay<String>()
// end 7.12
// exercise 7.12
measured.accept(degrees)
// end 7.12
