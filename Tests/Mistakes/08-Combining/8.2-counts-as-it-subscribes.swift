// Counts each source as it subscribes: the first that completes inside `subscribe` is the last.

// exercise 8.2
// instead of: expect(sources.count)
// instead of: if sources.isEmpty { complete() }
// instead of: for source in sources {
// instead of: listen(to: source)
// instead of: }
if sources.isEmpty { complete() }
for source in sources {
  expect()
  listen(to: source)
}
// end 8.2
