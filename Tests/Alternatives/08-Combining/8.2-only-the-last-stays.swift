// The source that is counted off last is left to the end.

// exercise 8.2
// instead of: expect(sources.count)
// instead of: if sources.isEmpty { complete() }
if sources.isEmpty { complete() } else { expect(sources.count) }
// instead of: // Counted first: if this was the last source, the end is heard before anything is freed.
// instead of: expectOneLess()
// instead of: letGo()
if expected.subtract() == 0 { complete() } else { letGo() }
// end 8.2
