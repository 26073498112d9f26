// The outer sequence is not in the group: neither its own end disposes it, nor an error of an inner
// one.

// exercise 9.1
// instead of: expect()
// instead of: outer.begin(with: source.subscribe(self), in: group)
// instead of: return (self, group)
expect()
return (self, Disposables.create(source.subscribe(self), group))
// end 9.1
