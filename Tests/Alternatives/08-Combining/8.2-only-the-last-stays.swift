// Counts only the sources; the one that is counted off last is left to the end.

// exercise 8.2
// instead of: expect(sources.count + 1)
// instead of: for source in sources {
// instead of: listen(to: source)
// instead of: }
// instead of: expectOneLess()
expect(sources.count)
if sources.isEmpty { complete() }
for source in sources { listen(to: source) }
// instead of: // Counted first: if this was the last source, the end is heard before anything is freed.
// instead of: expectOneLess()
// instead of: letGo()
if expected.subtract() == 0 { complete() } else { letGo() }
// end 8.2
