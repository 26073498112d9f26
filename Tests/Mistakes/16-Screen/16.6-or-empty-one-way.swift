// Reads an empty text in place of nil, but sets nothing.

// exercise 16.6
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().map { $0 ?? "" },
  valueSink: AnyObserver { _ in }
)
// end 16.6
