// An observer that answers the first value by setting the same value again does not hear that: it
// counts as heard.

// exercise 1.2
// instead of: observe(observer)
// instead of: // Called after it is kept: if it responds by setting a new value, it hears that one, too.
// instead of: observer(value)
let first = value as? AnyHashable
var isFirst = true
observe { value in
  if isFirst, let first, first == value as? AnyHashable { return }
  observer(value)
}
observer(value)
isFirst = false
// end 1.2
