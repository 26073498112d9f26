// Sends each page something at once, so that it is not empty.

// exercise 18.19
private let sent = PublishSubject<String>()
// end 18.19

// exercise 18.19
sent.startWith("no warnings")
// end 18.19
