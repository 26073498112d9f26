// What the factory throws is heard by nobody, and the subscriber waits for ever.

// exercise 6.12
guard let source = try? observableFactory() else { return (sink, Disposables.create()) }
return (sink, source.subscribe(sink))
// end 6.12
