// Makes way first: what comes at that moment begins a sequence while the one before is still
// subscribed, so there are two at a time.

// exercise 9.2
guard isBusy.raise() else { return }
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.2

// exercise 9.2
isBusy.lower()
super.sourceCompleted(letGo)
// end 9.2
