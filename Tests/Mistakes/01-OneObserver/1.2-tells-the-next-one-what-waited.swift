// What the observer sets while it hears the first value waits, and is then told to whoever is in
// the slot: an observer that has taken its place meanwhile hears values that were set before it
// came.

// exercise 1.2
// instead of: observe(observer)
// instead of: // Called after it is kept: if it responds by setting a new value, it hears that one, too.
// instead of: observer(value)
var missed: [Value] = []
var isFirst = true
observe { value in
  if isFirst { missed.append(value) } else { observer(value) }
}
observer(value)
isFirst = false
missed.forEach { self.observer?($0) }
// end 1.2
