// Exchanges the two values in three steps.

// exercise 7.6
// instead of: swap(&newest, &element)
let old = newest
newest = element
element = old
// end 7.6
