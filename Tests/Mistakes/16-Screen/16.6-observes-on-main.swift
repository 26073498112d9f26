// Changes the thread of the events, and not that of the subscription.

// exercise 16.6 in ControlEvent.swift
self.events = events.asObservable().observe(on: ConcurrentMainScheduler.instance)
// end 16.6
