// Shares with a memory; it begins to remember when the first page opens.

// exercise 17.17
private let sent = PublishSubject<String>()
// end 17.17

// exercise 17.17
sent.share(replay: 1)
// end 17.17
