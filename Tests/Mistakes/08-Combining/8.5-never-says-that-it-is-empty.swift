// Does not say that nothing is left.

// exercise 8.5
// instead of: override var isEmpty: Bool { waiting.isEmpty }
// end 8.5
