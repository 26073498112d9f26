// On a queue, sends a hop for each element, even after `dispose()`.

// exercise 11.9
// instead of: guard !isDisposed else { return }
// end 11.9
