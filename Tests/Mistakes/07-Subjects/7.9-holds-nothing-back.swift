// Tells each element when it comes.

// exercise 7.9
// instead of: override var passesElementsOn: Bool { false }
// end 7.9
