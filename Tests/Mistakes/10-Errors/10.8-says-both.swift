// It says `noReason` even in front of a reason.

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
let what = (error as? ReasonableError)?.reason ?? "\(type(of: error))"
text = "\(Self.noReason) \(what)"
// end 10.8
