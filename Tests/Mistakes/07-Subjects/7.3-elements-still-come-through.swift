// A closed slot holds back the end, and lets elements through.

// exercise 7.3
// instead of: guard !isClosed else { return }
// instead of: hand(element)

hand(element)
// end 7.3
