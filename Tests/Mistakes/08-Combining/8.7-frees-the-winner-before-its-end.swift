// Disposes the winner when it completes, before the observer has heard of it.

// exercise 8.7
// instead of: private let subscriptions: [SingleAssignmentDisposable]
fileprivate let subscriptions: [SingleAssignmentDisposable]
// instead of: if sink.wins(number) { sink.complete() }
guard sink.wins(number) else { return }
sink.subscriptions[number].dispose()
sink.complete()
// end 8.7
