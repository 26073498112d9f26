// What the closure throws is sent at once, even while another thread is in the observer.

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
do {
  return try select(element).asObservable()
} catch {
  if stop() {
    observer.onError(error)
    group.dispose()
    dispose()
  }
  return nil
}
// end 9.1
