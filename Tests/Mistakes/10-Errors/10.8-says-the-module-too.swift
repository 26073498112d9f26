// It says the name of the type as a debugger does, with the module in front.

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
let name = String(reflecting: type(of: error))
text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(name)"
// end 10.8
