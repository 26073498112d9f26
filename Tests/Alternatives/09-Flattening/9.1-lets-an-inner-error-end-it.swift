// Makes a failing sequence of what is thrown, and lets that one's error end the result.

// exercise 9.1
// instead of: fail(with: error)
// instead of: return nil
return .error(error)
// end 9.1
