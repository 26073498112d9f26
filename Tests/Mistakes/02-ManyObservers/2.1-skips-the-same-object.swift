// An object that is set again is skipped, though it may have changed inside.

// exercise 2.1
// instead of: for observer in observers {
// instead of: observer(value)
// instead of: }
if Value.self is AnyClass, (oldValue as AnyObject) === (value as AnyObject) { return }
for observer in observers { observer(value) }
// end 2.1
