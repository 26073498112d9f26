// A completion drops what is left.

// exercise 13.9
// instead of: let rest = gathered
// instead of: gathered = []
// instead of: forwardNext(rest)
// end 13.9
