// An error without a reason gets an empty text: the banner is there, and says nothing.

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
text = (error as? ReasonableError)?.reason ?? ""
// end 10.8
