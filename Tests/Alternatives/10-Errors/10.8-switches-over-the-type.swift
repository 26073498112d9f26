// It switches over the type of the error.

// exercise 10.8
switch error {
case let error as ReasonableError: text = error.reason
default: text = "\(Self.noReason) \(type(of: error))"
}
// end 10.8
