// Holds the control in the sequence: a closed screen stays alive.

// exercise 16.6 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [control = base] observer in
      control.addAction { observer.onNext(()) }
    }
    .take(until: deallocated)
)
// end 16.6
