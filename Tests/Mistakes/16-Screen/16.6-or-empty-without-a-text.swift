// Drops nil, and sends no empty text for it.

// exercise 16.6 in ControlProperty.swift
self.values = values.asObservable().subscribe(on: ConcurrentMainScheduler.instance)
self.valueSink = valueSink.asObserver()
// end 16.6

// exercise 16.6 in ControlProperty.swift
ControlEvent(events: values.skip(1))
// end 16.6

// exercise 16.6 in ControlProperty.swift
ControlProperty(
  values: asObservable().compactMap { $0 },
  valueSink: mapObserver { $0 }
)
// end 16.6
