// Nobody hears what the factory throws, and the subscriber waits for an end that never comes.

// exercise 6.12
guard let source = try? observableFactory() else { return (sink, Disposables.create()) }
return (sink, source.subscribe(sink))
// end 6.12
