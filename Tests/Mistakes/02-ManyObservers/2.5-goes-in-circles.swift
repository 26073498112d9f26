// The lower bound moves to the middle, and not beyond it: a search among two slots may never end.

// exercise 2.5
// instead of: low = middle + 1
low = middle
// end 2.5
