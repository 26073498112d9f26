// The generator goes on after it is disposed; only its sink is silent.

// exercise 5.8
// instead of: guard !isDisposed else { return false }
// end 5.8
