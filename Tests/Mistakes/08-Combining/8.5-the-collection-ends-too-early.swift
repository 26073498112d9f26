// `zip` of a collection completes when there are as many gaps as living sources.

// exercise 8.5
// instead of: if gaps == 0 { return .sendResult }
// instead of: return living == 1 ? .complete : .wait
if gaps == 0 { return .sendResult }
return living > gaps ? .wait : .complete
// end 8.5
