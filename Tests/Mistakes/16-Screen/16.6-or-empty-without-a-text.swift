// Drops nil, and sends no empty text for it.

// exercise 16.6
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().compactMap { $0 },
  valueSink: mapObserver { $0 }
)
// end 16.6
