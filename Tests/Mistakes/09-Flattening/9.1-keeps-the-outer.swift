// The outer sequence has ended, but stays subscribed until everything is over.

// exercise 9.1 in FlattenSink.swift
expect()
outer.begin(with: source.subscribe(self), in: group)
return (self, group)
// end 9.1

// exercise 9.1 in FlattenSink.swift
expectOneLess()
// end 9.1
