// The closure is called even after the end, and may begin some work.

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
do {
  return try select(element).asObservable()
} catch {
  fail(with: error)
  return nil
}
// end 9.1
