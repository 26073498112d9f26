// Counts the current value as a change.

// exercise 16.6 in ControlProperty.swift
self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.valueSink = valueSink.asObserver()
// end 16.6

// exercise 16.6 in ControlProperty.swift
ControlEvent(events: values)
// end 16.6
