// An empty collection sends an empty array, as with `combineLatest`.

// exercise 8.13
// instead of: if branches.isEmpty { complete() }
if branches.isEmpty {
  forwardNext([])
  complete()
}
// end 8.13
