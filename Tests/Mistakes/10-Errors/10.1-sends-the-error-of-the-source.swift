// If the handler throws, the observer hears the error that it was asked about.

// exercise 10.1
guard let replacement = try? handler(error) else { return fail(with: error) }
current.disposable = replacement.subscribe(ReplacementObserver(sink: self))
// end 10.1

// exercise 10.1
sink.fail(with: error)
// end 10.1
