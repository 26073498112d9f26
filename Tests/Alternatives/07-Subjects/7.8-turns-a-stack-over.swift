// Two stacks: new elements go onto one, and the oldest come from the other.

// exercise 7.8
/// The newest last.
private var newer: [Element] = []

/// The oldest last.
private var older: [Element] = []
// end 7.8

// exercise 7.8
newer.append(element)
guard newer.count + older.count > limit else { return }
if older.isEmpty {
  older = newer.reversed()
  newer = []
}
if let oldest = older.popLast() { element = oldest }
// end 7.8

// exercise 7.8
older.reversed() + newer
// end 7.8
