// Tells each element when it comes, even if the subject holds its elements back.

// exercise 7.1
// instead of: guard passesElementsOn else { return nil }
// end 7.1
