// Counts itself while it subscribes: a last source that ends inside `subscribe` is disposed first.

// exercise 8.2
// instead of: expect(sources.count)
// instead of: if sources.isEmpty { complete() }
expect(sources.count + 1)

// instead of: return group
expectOneLess()
return group
// end 8.2
