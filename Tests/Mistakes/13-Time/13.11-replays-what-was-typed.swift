// The field replays its text: whoever comes later asks for what was typed before.

// exercise 13.11
// instead of: private let texts = PublishSubject<String>()
private let texts = ReplaySubject<String>.create(bufferSize: 1)
// end 13.11
