// `dispose()` frees what the source returned, and relies on the source to be silent from then on.

// exercise 4.4
// instead of: isOver.raise()
// end 4.4
