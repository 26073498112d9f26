// Subscribes with closures that forward what comes, and forgets what MergeSink does beside that:
// the subscription is never taken out of the group, and stays there after the inner sequence has
// completed.

// exercise 9.1
guard let inner = inner(for: element) else { return }
expect()
let subscription = inner.subscribe(
  onNext: { self.send($0) },
  onError: { self.fail(with: $0) },
  onCompleted: { self.expectOneLess() }
)
_ = group.insert(subscription)
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
