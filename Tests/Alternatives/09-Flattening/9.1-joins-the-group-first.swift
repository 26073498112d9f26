// The outer sequence is in the group before it is subscribed.

// exercise 9.1
// instead of: outer.begin(with: source.subscribe(self), in: group)
let subscription = SingleAssignmentDisposable()
outer.begin(with: subscription, in: group)
subscription.setDisposable(source.subscribe(self))
// end 9.1
