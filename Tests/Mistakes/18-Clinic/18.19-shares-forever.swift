// Shares forever: that, too, begins with the first page, and gives each page a memory of its own.

// exercise 18.19
private let sent = PublishSubject<String>()
// end 18.19

// exercise 18.19
sent.share(replay: 1, scope: .forever)
// end 18.19
