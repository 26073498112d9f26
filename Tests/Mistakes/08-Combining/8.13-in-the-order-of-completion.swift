// The last elements are gathered as the sources complete: the array has them in that order, and not in that of the sources.

// exercise 8.13
// instead of: private let missing: Counter
private let missing: Counter
private let gathered = Lock<[Element]>([])
// instead of: guard branch.last != nil else { return complete() }
guard let last = branch.last else { return complete() }
gathered.withLock { $0.append(last) }
// instead of: forwardNext(branches.compactMap(\.last))
forwardNext(gathered.withLock { $0 })
// end 8.13
