// Shares forever: that, too, begins with the first page, and gives each page a memory of its own.

// exercise 18.17
private let sent = PublishSubject<String>()
// end 18.17

// exercise 18.17
sent.share(replay: 1, scope: .forever)
// end 18.17
