// Tells each page something at once, so that it is not empty.

// exercise 17.17
private let sent = PublishSubject<String>()
// end 17.17

// exercise 17.17
sent.startWith("no warnings")
// end 17.17
