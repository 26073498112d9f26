// Never ends, even when the control is gone.

// exercise 16.6 in Reactive+Controls.swift
ControlEvent(
  events:
    Observable.create { [weak control = base] observer in
      control?.addAction { observer.onNext(()) } ?? Disposables.create()
    }
)
// end 16.6
