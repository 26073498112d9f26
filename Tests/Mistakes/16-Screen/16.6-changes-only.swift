// Sends changes, but not the current value.

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
ControlProperty(
  values: controlEvent.asObservable()
    .compactMap { [weak control = base] _ in control.map(getter) },
  valueSink: Binder(base, binding: setter)
)
// end 16.6
