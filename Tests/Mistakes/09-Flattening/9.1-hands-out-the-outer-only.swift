// Returns the subscription to the outer sequence, and not the group: `dispose()` leaves the inner
// ones subscribed.

// exercise 9.1
// instead of: expect()
// instead of: outer.begin(with: source.subscribe(self), in: group)
// instead of: return (self, group)
expect()
let subscription = source.subscribe(self)
outer.begin(with: subscription, in: group)
return (self, subscription)
// end 9.1
