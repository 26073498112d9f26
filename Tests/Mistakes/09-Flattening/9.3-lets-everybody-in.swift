// There is no limit: it is `flatMap`.

// exercise 9.3
guard let inner = inner(for: element) else { return }
expect()
listen(to: inner)
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
// end 9.3
