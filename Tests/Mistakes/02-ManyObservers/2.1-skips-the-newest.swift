// Off by one: the observer that came last hears nothing.

// exercise 2.1
// instead of: for observer in observers {
// instead of: observer(value)
// instead of: }
for index in 0..<max(observers.count - 1, 0) { observers[index](value) }
// end 2.1
