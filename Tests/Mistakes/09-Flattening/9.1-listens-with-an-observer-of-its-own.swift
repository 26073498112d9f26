// Subscribes with closures that forward what comes, and forgets what MergeSink does beside that:
// the subscription is never taken out of the group, and stays there after the inner sequence has
// completed.

// exercise 9.1
// instead of: listen(to: inner)
let subscription = inner.subscribe(
  onNext: { self.send($0) },
  onError: { self.fail(with: $0) },
  onCompleted: { self.expectOneLess() }
)
_ = group.insert(subscription)
// end 9.1
