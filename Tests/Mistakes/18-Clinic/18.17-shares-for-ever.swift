// Shares for ever; that begins with the first page, too, and makes another memory for each page.

// exercise 18.17
private let sent = PublishSubject<String>()
// end 18.17

// exercise 18.17
sent.share(replay: 1, scope: .forever)
// end 18.17
