// Is no observer: it ignores what it is told to set.

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
    .startWith(())
    .compactMap { [weak control = base] _ in control.map(getter) },
  valueSink: Binder(base) { _, _ in }
)
// end 16.6
