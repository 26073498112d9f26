// Reads the value when the property is made, and sends that each time.

// exercise 16.6 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [weak control = base] observer in
      control?.addAction { observer.onNext(()) } ?? Disposables.create()
    }
    .take(until: deallocated)
)
// end 16.6

// exercise 16.6 in Reactive+Controls.swift
let value = getter(base)
return ControlProperty(
  values: controlEvent.asObservable().startWith(()).map { value },
  valueSink: Binder(base, binding: setter)
)
// end 16.6
