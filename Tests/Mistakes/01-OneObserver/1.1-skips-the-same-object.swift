// An object that is set again is skipped, though it may have changed inside.

// exercise 1.1
if Value.self is AnyClass, (oldValue as AnyObject) === (value as AnyObject) { return }
observer?(value)
// end 1.1
