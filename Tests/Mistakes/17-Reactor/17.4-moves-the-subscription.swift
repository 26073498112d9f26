// Moves the subscription to the calling thread, where it is anyway, but not the events.

// exercise 17.4 in Reactor+Stream.swift
mutations.subscribe(on: CurrentThreadScheduler.instance)
// end 17.4
