// A value equal to the one before is swallowed: the observable decides what is worth telling.

// exercise 2.1
// instead of: for observer in observers {
// instead of: observer(value)
// instead of: }
if "\(oldValue)" != "\(value)" { observers.forEach { $0(value) } }
// end 2.1
