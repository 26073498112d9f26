// Changes the thread of the events, and not that of the subscription.

// exercise 15.13 in ControlEvent.swift
self.events = events.asObservable().observe(on: ConcurrentMainScheduler.instance)
// end 15.13
