// Counts itself while it subscribes: a last source that ends inside `subscribe` is disposed first.

// exercise 8.13
// instead of: missing = Counter(sources.count)
missing = Counter(sources.count + 1)

// instead of: return Disposables.create(branches.map(\.subscription))
if !branches.isEmpty, missing.subtract() == 0 {
  forwardNext(branches.compactMap(\.last))
  complete()
}
return Disposables.create(branches.map(\.subscription))
// end 8.13
