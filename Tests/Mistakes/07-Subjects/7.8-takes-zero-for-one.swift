// With a limit of zero it keeps one element.

// exercise 7.8
// instead of: guard limit > 0 else { return }
// instead of: guard ring.count == limit else { return ring.append(element) }
let limit = max(limit, 1)
guard ring.count == limit else { return ring.append(element) }
// end 7.8
