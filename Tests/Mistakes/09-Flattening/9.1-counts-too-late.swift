// It expects the inner sequence after listening to it; by then it may have completed.

// exercise 9.1
guard let inner = inner(for: element) else { return }
listen(to: inner)
expect()
// end 9.1
