// There is no limit: it is `flatMap`.

// exercise 9.3
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.3

// exercise 9.3
super.sourceCompleted(letGo)
// end 9.3
