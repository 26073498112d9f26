// Touches the control on the thread of whoever subscribes.

// exercise 15.13 in ControlEvent.swift
self.events = events.asObservable()
// end 15.13

// exercise 15.13 in ControlProperty.swift
self.values = values.asObservable()
self.valueSink = valueSink.asObserver()
// end 15.13
