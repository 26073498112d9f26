// It says the value of the error, and not the name of its type.

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(error)"
// end 10.8
