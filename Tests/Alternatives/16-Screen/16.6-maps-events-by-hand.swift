// Makes the observer of a text from a closure that gets events.

// exercise 16.6
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().map { text in text ?? "" },
  valueSink: AnyObserver { event in self.on(event.map { text in text }) }
)
// end 16.6
