// The old value is overwritten, and freed while the lock is held.

// exercise 7.6
// instead of: swap(&newest, &element)
newest = element
element = newest
// end 7.6
