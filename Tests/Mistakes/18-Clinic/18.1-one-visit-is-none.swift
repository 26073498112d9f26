// `leaks(visits: 1)` finds nothing to compare, and doesn't do the visit at all.

// exercise 18.1
// instead of: guard visits > 0 else { return [:] }
guard visits > 1 else { return [:] }
// end 18.1
