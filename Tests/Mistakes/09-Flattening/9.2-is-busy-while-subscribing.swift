// Makes way when onNext returns: an element that comes while the inner sequence is running begins
// another.

// exercise 9.2
guard isBusy.raise() else { return }
defer { isBusy.lower() }
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.2

// exercise 9.2
super.sourceCompleted(letGo)
// end 9.2
