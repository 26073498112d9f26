// Only the first half of the slots is swept.

// exercise 2.5
// instead of: entries.removeAll { $0.element == nil }
// instead of: holes = 0
let half = entries.count / 2
let kept = entries[..<half].filter { $0.element != nil }
holes -= half - kept.count
entries.replaceSubrange(..<half, with: kept)
// end 2.5
