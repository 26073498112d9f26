// Every error gets the same text, even one that has a reason of its own.

// exercise 10.8
text = "\(Self.noReason) \(type(of: error))"
// end 10.8
