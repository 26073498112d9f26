// An element for which the closure throws is skipped.

// exercise 9.1 in FlattenSink.swift
expect()
outer.begin(with: source.subscribe(self), in: group)
return (self, group)
// end 9.1

// exercise 9.1 in FlattenSink.swift
expectOneLess()
outer.end(in: group)
// end 9.1

// exercise 9.1 in FlattenSink.swift
guard !isDisposed else { return nil }
return try? select(element).asObservable()
// end 9.1
