// Sends each page something at once, so that it is not empty.

// exercise 18.17
private let sent = PublishSubject<String>()
// end 18.17

// exercise 18.17
sent.startWith("no warnings")
// end 18.17
