// Touches the control on whichever thread subscribes.

// exercise 16.6 in ControlEvent.swift
self.events = events.asObservable()
// end 16.6

// exercise 16.6 in ControlProperty.swift
self.values = values.asObservable()
self.valueSink = valueSink.asObserver()
// end 16.6
