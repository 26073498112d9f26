// Adds an action for each subscriber, and never removes one.

// exercise 16.6 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [weak control = base] observer in
      _ = control?.addAction { observer.onNext(()) }
      return Disposables.create()
    }
    .take(until: deallocated)
)
// end 16.6
