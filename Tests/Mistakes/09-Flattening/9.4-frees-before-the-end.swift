// The newest is disposed before the end is sent, even if it was the last.

// exercise 9.4
// instead of: expectOneLess()
if case .living(let key) = before { group.remove(for: key) }
expectOneLess()

// instead of: if case .living(let key) = before { group.remove(for: key) }
// end 9.4
