// Nothing guards the count: if two sources complete at once, the result may never end.

// exercise 8.13
// instead of: private let missing: Counter
private var missing: Int

// instead of: missing = Counter(sources.count)
missing = sources.count

// instead of: guard missing.subtract() == 0 else { return branch.subscription.dispose() }
missing -= 1
guard missing == 0 else { return branch.subscription.dispose() }

// instead of: @Unguarded var last: Element?
var last: Element?
// end 8.13
