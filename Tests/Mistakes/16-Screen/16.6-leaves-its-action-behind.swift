// Adds an action for each who listens, and never takes one away.

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
