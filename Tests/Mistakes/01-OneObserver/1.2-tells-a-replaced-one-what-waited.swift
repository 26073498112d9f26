// What the observer sets while it hears the first value waits. If it leaves, that is dropped; but
// if another one has taken its place, it is still told.

// exercise 1.2
// instead of: observe(observer)
// instead of: // Called after it is kept: if it responds by setting a new value, it hears that one, too.
// instead of: observer(value)
var waiting: [Value] = []
var isFirst = true
observe { value in
  if isFirst { waiting.append(value) } else { observer(value) }
}
observer(value)
isFirst = false
for value in waiting where self.observer != nil { observer(value) }
// end 1.2
