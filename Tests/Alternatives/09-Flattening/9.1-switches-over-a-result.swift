// Turns what the closure does into a Result first, and counts the outer sequence off by a deferred
// statement.

// exercise 9.1
expect()
guard let inner = inner(for: element) else { return }
listen(to: inner)
// end 9.1

// exercise 9.1
defer { outer.begin(with: source.subscribe(self), in: group) }
expect()
return (sink: self, subscription: group)
// end 9.1

// exercise 9.1
defer { outer.end(in: group) }
expectOneLess()
// end 9.1

// exercise 9.1
if isDisposed { return nil }
switch Result(catching: { try select(element).asObservable() }) {
case .success(let inner):
  return inner
case .failure(let error):
  fail(with: error)
  return nil
}
// end 9.1
