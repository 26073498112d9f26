// Makes both sequences with `create`, and ends them by hand.

// exercise 16.6 in Reactive+Controls.swift
let farewell = deallocated
return ControlEvent(
  events: Observable.create { [weak base] observer in
    let action = base?.addAction { observer.onNext(()) } ?? Disposables.create()
    let end = farewell.subscribe(onNext: { observer.onCompleted() })
    return Disposables.create(action, end)
  }
)
// end 16.6

// exercise 16.6 in Reactive+Controls.swift
let events = controlEvent
return ControlProperty(
  values: Observable.create { [weak base] observer in
    if let value = base.map(getter) { observer.onNext(value) }
    return events.subscribe(
      onNext: { [weak base] in
        if let base { observer.onNext(getter(base)) }
      },
      onCompleted: { observer.onCompleted() }
    )
  },
  valueSink: Binder(base, binding: setter)
)
// end 16.6
