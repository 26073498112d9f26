// The end of the outer sequence ends the result while inner ones are still running.

// exercise 9.1 in FlattenSink.swift
expect()
outer.begin(with: source.subscribe(self), in: group)
return (self, group)
// end 9.1

// exercise 9.1 in FlattenSink.swift
complete()
// end 9.1
