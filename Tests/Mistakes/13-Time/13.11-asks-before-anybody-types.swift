// Begins with an empty text, and asks for it if the user takes a moment to think.

// exercise 13.11
// instead of: private let texts = PublishSubject<String>()
private let texts = BehaviorSubject<String>(value: "")
// end 13.11
