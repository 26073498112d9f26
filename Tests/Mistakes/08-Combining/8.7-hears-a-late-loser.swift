// Hears a source that is subscribed after the race, until all are subscribed.

// exercise 8.7
// instead of: private let winner = Word(nobody)
private let winner = Word(nobody)
fileprivate var isLate: Bool { winner.value() == 0 && !hasSubscribed }
private var hasSubscribed = false

// instead of: return Disposables.create(subscriptions)
hasSubscribed = true
return Disposables.create(subscriptions)

// instead of: if sink.wins(number) { sink.forwardNext(element) }
if number == 1, sink.isLate { return sink.forwardNext(element) }
if sink.wins(number) { sink.forwardNext(element) }
// end 8.7
