// Sets nil when it receives an empty text.

// exercise 16.6 in ControlProperty.swift
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().map { $0 ?? "" },
  valueSink: mapObserver { $0.isEmpty ? nil : $0 }
)
// end 16.6
