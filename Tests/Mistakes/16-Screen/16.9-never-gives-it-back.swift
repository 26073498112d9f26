// When nobody listens any more, the dial has no delegate.

// exercise 16.9
// instead of: guard let dial, dial.delegate == nil else { return }
// instead of: dial.delegate = former
// end 16.9
