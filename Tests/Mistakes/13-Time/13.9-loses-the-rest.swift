// A completion drops what is left.

// exercise 13.9
// instead of: forwardNext(gathered)
// end 13.9
