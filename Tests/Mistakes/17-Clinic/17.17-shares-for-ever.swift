// Shares for ever; that begins with the first page, too, and makes another memory for each page.

// exercise 17.17
private let sent = PublishSubject<String>()
// end 17.17

// exercise 17.17
sent.share(replay: 1, scope: .forever)
// end 17.17
