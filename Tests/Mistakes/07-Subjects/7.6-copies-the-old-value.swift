// The old value is put aside, and freed when `note` returns, under the lock.

// exercise 7.6
// instead of: swap(&newest, &element)
let old = newest
newest = element
_ = old
// end 7.6
