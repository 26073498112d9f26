// If the closure throws, everything is disposed before the observer hears the error.

// exercise 9.1
// instead of: fail(with: error)
// instead of: return nil
group.dispose()
fail(with: error)
return nil
// end 9.1
