// Looks whether nobody is there, and takes the place afterwards; two elements can both pass.

// exercise 9.2
guard !isBusy.load(ordering: .acquiring) else { return }
guard let inner = inner(for: element) else { return }
isBusy.store(true, ordering: .releasing)
expect()
listen(to: inner)
// end 9.2
