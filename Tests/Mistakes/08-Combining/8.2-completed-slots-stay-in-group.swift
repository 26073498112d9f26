// The observer's slot is disposed when its source has completed, but never leaves the group. The
// group grows with each source: a `flatMap` over a million taps keeps a million empty slots
// (`group.count`) until it ends.

// exercise 8.2
// instead of: private let membership = Membership()
private let slot = SingleAssignmentDisposable()
// end 8.2

// exercise 8.2
// instead of: membership.begin(with: source.subscribe(self), in: sink.group)
_ = sink.group.insert(slot)
slot.setDisposable(source.subscribe(self))
// end 8.2

// exercise 8.2
// instead of: membership.end(in: sink.group)
slot.dispose()
// end 8.2
