// A reason that is an empty sentence is taken for none, and the banner says another one.

// exercise 10.8
// instead of: text = (error as? ReasonableError)?.reason ?? "\(Self.noReason) \(type(of: error))"
if let reason = (error as? ReasonableError)?.reason, !reason.isEmpty {
  text = reason
} else {
  text = "\(Self.noReason) \(type(of: error))"
}
// end 10.8
