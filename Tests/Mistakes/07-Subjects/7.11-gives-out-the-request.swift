// The screens listen to the request itself: one request a screen, and one error ends them all.

// exercise 7.11
private let proxy = ReplayRelay<String>.create(bufferSize: 1)
// end 7.11
// exercise 7.11
request
// end 7.11
