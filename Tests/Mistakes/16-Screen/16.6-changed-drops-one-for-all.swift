// changed drops the first value once, and not once for each subscription: the second subscriber to
// the same event sequence hears the current value. (let c = field.rx.text.changed; subscribe twice:
// [].)

// exercise 16.6 in ControlProperty.swift
// instead of: ControlEvent(events: values.skip(1))
var isFirst = true
return ControlEvent(
  events: values.filter { _ in
    defer { isFirst = false }
    return !isFirst
  }
)
// end 16.6
