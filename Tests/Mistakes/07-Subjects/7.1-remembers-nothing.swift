// Tells the element, and does not remember it.

// exercise 7.1
// instead of: note(&surplus)
_ = surplus
// end 7.1
