// Drops a reentrant mutation instead of putting it in a queue.

// exercise 17.4 in Reactor+Stream.swift
mutations.flatMapFirst { Observable.just($0).observe(on: CurrentThreadScheduler.instance) }
// end 17.4
