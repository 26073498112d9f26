// Hands elements on to the property, but not the end.

// exercise 16.6
// instead of: ControlProperty(
// instead of: values: asObservable().map { $0 ?? "" },
// instead of: valueSink: mapObserver { $0 }
// instead of: )
ControlProperty(
  values: asObservable().map { $0 ?? "" },
  valueSink: AnyObserver { event in
    if case .next(let text) = event { onNext(text) }
  }
)
// end 16.6
