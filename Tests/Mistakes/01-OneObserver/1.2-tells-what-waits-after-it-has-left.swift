// An observer that sets a value when it hears the first one, and then leaves, is called once more
// after it has left.

// exercise 1.2
// instead of: observe(observer)
// instead of: // Called after it is kept: if it responds by setting a new value, it hears that one, too.
// instead of: observer(value)
var waiting: [Value] = []
var hasHeardTheFirst = false
observe { newest in
  if hasHeardTheFirst { observer(newest) } else { waiting.append(newest) }
}
observer(value)
hasHeardTheFirst = true
waiting.forEach(observer)
// end 1.2
