// The outer sequence is disposed before the end is sent, even if it was the last.

// exercise 9.1 in FlattenSink.swift
expect()
outer.begin(with: source.subscribe(self), in: group)
return (self, group)
// end 9.1

// exercise 9.1 in FlattenSink.swift
outer.end(in: group)
expectOneLess()
// end 9.1
