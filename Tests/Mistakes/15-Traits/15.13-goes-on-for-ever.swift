// Never ends, also when the control is gone.

// exercise 15.13 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [weak control = base] observer in
      control?.addAction { observer.onNext(()) } ?? Disposables.create()
    }
)
// end 15.13
