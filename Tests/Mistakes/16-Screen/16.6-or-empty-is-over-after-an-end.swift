// Of several sequences that are bound to one `orEmpty`, the first to complete ends the setting: what
// the others send afterwards is not set any more.

// exercise 16.6 in ControlProperty.swift
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().map { $0 ?? "" },
  valueSink: AnonymousObserver { [property = asControlProperty()] event in
    property.on(event.map { $0 })
  }
)
// end 16.6
