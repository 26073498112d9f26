// Reads the first value when the property is made: a subscriber begins with an old one.

// exercise 16.6 in Reactive+Controls.swift
// instead of: ControlProperty(
// instead of: values: controlEvent.asObservable()
// instead of: .startWith(())
// instead of: .compactMap { [weak control = base] _ in control.map(getter) },
// instead of: valueSink: Binder(base, binding: setter)
// instead of: )
ControlProperty(
  values: controlEvent.asObservable()
    .compactMap { [weak control = base] _ in control.map(getter) }
    .startWith(getter(base)),
  valueSink: Binder(base, binding: setter)
)
// end 16.6
