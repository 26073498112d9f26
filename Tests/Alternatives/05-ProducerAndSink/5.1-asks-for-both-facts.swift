// Asks for each of the two facts by itself.

// exercise 5.1
// instead of: if before == .wasSet { disposeBoth() }
guard before.contains(.wasSet), !before.contains(.wasDisposed) else { return }
disposeBoth()
// end 5.1
