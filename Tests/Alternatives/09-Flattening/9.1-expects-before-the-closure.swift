// Counts the inner sequence before there is one, and counts it off if none comes.

// exercise 9.1
expect()
if let inner = inner(for: element) {
  listen(to: inner)
} else {
  expectOneLess()
}
// end 9.1

// exercise 9.1
expect()
outer.begin(with: source.subscribe(self), in: group)
return (self, group)
// end 9.1

// exercise 9.1
expectOneLess()
outer.end(in: group)
// end 9.1

// exercise 9.1
guard !isDisposed else { return nil }
do {
  return try select(element).asObservable()
} catch {
  fail(with: error)
  return nil
}
// end 9.1
