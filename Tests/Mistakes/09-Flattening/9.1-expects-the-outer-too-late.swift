// Counts the outer sequence once it is subscribed: one that completes inside subscribe is counted
// off before that.

// exercise 9.1
// instead of: expect()
// instead of: outer.begin(with: source.subscribe(self), in: group)
// instead of: return (self, group)
let subscription = source.subscribe(self)
expect()
outer.begin(with: subscription, in: group)
return (self, group)
// end 9.1
