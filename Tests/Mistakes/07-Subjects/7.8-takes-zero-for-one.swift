// With a limit of zero it keeps one element.

// exercise 7.8
// instead of: guard limit > 0 else { return }
let limit = max(limit, 1)
// end 7.8
