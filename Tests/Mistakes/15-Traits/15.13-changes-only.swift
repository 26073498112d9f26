// Sends changes, and not the value that is there.

// exercise 15.13 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [weak control = base] observer in
      control?.addAction { observer.onNext(()) } ?? Disposables.create()
    }
    .take(until: deallocated)
)
// end 15.13

// exercise 15.13 in Reactive+Controls.swift
ControlProperty(
  values: controlEvent.asObservable()
    .compactMap { [weak control = base] _ in control.map(getter) },
  valueSink: Binder(base, binding: setter)
)
// end 15.13
