// Counts the inner sequence once it is subscribed: if it completes inside subscribe, the result
// completes with it.

// exercise 9.2
guard isBusy.raise(), let inner = inner(for: element) else { return }
listen(to: inner)
expect()
// end 9.2

// exercise 9.2
super.sourceCompleted(letGo)
isBusy.lower()
// end 9.2
