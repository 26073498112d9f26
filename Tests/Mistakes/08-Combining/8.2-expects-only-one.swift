// Counts one, however many are to be expected.

// exercise 8.2
// instead of: expect(sources.count)
expected.add(sources.count)
// instead of: expected.add(count)
expected.add()
// end 8.2
