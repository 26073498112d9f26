// Takes the source that has sent for one that is not counted as living.

// exercise 8.4
// instead of: if gaps == 0 { return .sendResult }
// instead of: // The only living source has sent this element, so the gap belongs to another.
// instead of: return living == 1 ? .complete : .wait
if gaps == 0 { return .sendResult }
return living == 0 ? .complete : .wait
// end 8.4
