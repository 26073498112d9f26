// A `dispose()` with nothing set is lost, and what is set afterwards goes on forever.

// exercise 3.6
child = disposable
facts.update { $0.union(.wasSet) }
// end 3.6
