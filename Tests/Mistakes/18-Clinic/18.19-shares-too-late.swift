// Shares with a replay, which begins to remember only when the first page opens.

// exercise 18.19
private let sent = PublishSubject<String>()
// end 18.19

// exercise 18.19
sent.share(replay: 1)
// end 18.19
