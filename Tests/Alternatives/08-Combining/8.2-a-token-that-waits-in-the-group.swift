// A lock guards the count, and a token is in the group before the source is subscribed.

// exercise 8.2
// instead of: private let expected = Counter()
private let expected = Lock(0)
// instead of: expected.add(count)
expected.withLock { $0 += count }
// instead of: let left = expected.subtract()
// instead of: if left == 0 { complete() }
let isLast = expected.withLock { left in
  left -= 1
  return left == 0
}
if isLast { complete() }
// instead of: private let membership = Membership()
private let subscription = SingleAssignmentDisposable()
private var key: CompositeDisposable.DisposeKey?
// instead of: membership.begin(with: source.subscribe(self), in: sink.group)
key = sink.group.insert(subscription)
subscription.setDisposable(source.subscribe(self))
// instead of: membership.end(in: sink.group)
if let key { sink.group.remove(for: key) }
// end 8.2
