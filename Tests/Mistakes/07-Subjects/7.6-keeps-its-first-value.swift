// Does not remember what it is told: the value stays what it was in the beginning.

// exercise 7.6
// instead of: swap(&newest, &element)
// end 7.6
