// `zip` of a collection completes as soon as one source is left, even if it has sent a partner.

// exercise 8.5
// instead of: if gaps == 0 { return .sendResult }
// instead of: return living == 1 ? .complete : .wait
if living == 1 { return .complete }
return gaps == 0 ? .sendResult : .wait
// end 8.5
