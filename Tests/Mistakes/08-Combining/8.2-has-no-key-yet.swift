// A source that completes inside `subscribe` has no key yet, and stays in the group.

// exercise 8.2
// instead of: private let membership = Membership()
private var key: CompositeDisposable.DisposeKey?
// instead of: membership.begin(with: source.subscribe(self), in: sink.group)
key = sink.group.insert(source.subscribe(self))
// instead of: membership.end(in: sink.group)
if let key { sink.group.remove(for: key) }
// end 8.2
