// Keeps the last tap for whoever listens later: a report that was sent is sent again.

// exercise 13.11
// instead of: private let taps = PublishSubject<Void>()
private let taps = ReplaySubject<Void>.create(bufferSize: 1)
// end 13.11
