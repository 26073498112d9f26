// Counts each source when it is subscribed: one that completes inside `subscribe` brings the count
// back to zero before the next one is counted.

// exercise 8.13
// instead of: missing = Counter(sources.count)
missing = Counter()

// instead of: guard !isDisposed else { break }
guard !isDisposed else { break }
missing.add()
// end 8.13
