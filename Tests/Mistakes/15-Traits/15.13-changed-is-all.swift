// Takes the present value for a change.

// exercise 15.13 in ControlProperty.swift
self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.valueSink = valueSink.asObserver()
// end 15.13

// exercise 15.13 in ControlProperty.swift
ControlEvent(events: values)
// end 15.13
