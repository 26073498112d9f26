// Counts each source as it subscribes: the first that completes inside `subscribe` is the last.

// exercise 8.2
// instead of: expect(sources.count + 1)
// instead of: for source in sources {
// instead of: listen(to: source)
// instead of: }
// instead of: expectOneLess()
if sources.isEmpty { complete() }
for source in sources {
  expect()
  listen(to: source)
}
// end 8.2
