// Adds the action of a property in `create`, and then sends the current value.

// exercise 16.6
// instead of: ControlProperty(
// instead of: values: controlEvent.asObservable()
// instead of: .startWith(())
// instead of: .compactMap { [weak control = base] _ in control.map(getter) },
// instead of: valueSink: Binder(base, binding: setter)
// instead of: )
let values = Observable<Value>
  .create { [weak control = base] observer in
    guard let control else { return Disposables.create() }
    let action = control.addAction { [weak control] in
      if let control { observer.onNext(getter(control)) }
    }
    observer.onNext(getter(control))
    return action
  }
return ControlProperty(
  values: values.take(until: deallocated),
  valueSink: Binder(base, binding: setter)
)
// end 16.6
