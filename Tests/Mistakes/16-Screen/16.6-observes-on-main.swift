// Moves the events to main, but not the subscription.

// exercise 16.6 in ControlEvent.swift
self.events = events.asObservable().observe(on: ConcurrentMainScheduler.instance)
// end 16.6
