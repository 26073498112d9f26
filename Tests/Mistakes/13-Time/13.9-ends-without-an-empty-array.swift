// A completion sends no array if nothing is left.

// exercise 13.9
// instead of: forwardNext(gathered)
if !gathered.isEmpty { forwardNext(gathered) }
// end 13.9
