// Reads an empty text in place of nil, but sets nothing.

// exercise 16.6 in ControlProperty.swift
self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.valueSink = valueSink.asObserver()
// end 16.6

// exercise 16.6 in ControlProperty.swift
ControlEvent(events: values.skip(1))
// end 16.6

// exercise 16.6 in ControlProperty.swift
ControlProperty(
  values: asObservable().map { $0 ?? "" },
  valueSink: AnyObserver { _ in }
)
// end 16.6
