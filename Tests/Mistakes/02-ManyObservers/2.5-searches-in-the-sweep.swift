// The sweep looks up each remaining element by its key: the one that leaves when a sweep is due
// costs tens of thousands of comparisons.

// exercise 2.5
// instead of: entries.removeAll { $0.element == nil }
entries = keys.map { (key: $0, element: self[$0]) }
// end 2.5
