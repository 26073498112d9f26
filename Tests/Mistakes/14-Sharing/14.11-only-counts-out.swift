// Counts an observer out, and lets it hear more for as long as the connection lingers.

// exercise 14.11
// instead of: let subscription = subject.subscribe(observer)
_ = subject.subscribe(observer)

// instead of: subscription.dispose()
// instead of: stay.leave()
stay.leave()
// end 14.11
