// `zip` of a collection completes at a gap that can not be filled, while two sources are living.

// exercise 8.5
// instead of: if gaps == 0 { return .sendResult }
// instead of: return living == 1 ? .complete : .wait
if gaps == 0 { return .sendResult }
return living > gaps ? .wait : .complete
// end 8.5
