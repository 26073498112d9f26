// Completes as soon as the counts show a gap that can not be filled, and not when the last one sends.

// exercise 8.4
// instead of: if gaps == 0 { return .sendResult }
// instead of: // The only living source has sent this element, so the gap belongs to another.
// instead of: return living == 1 ? .complete : .wait
if gaps == 0 { return .sendResult }
return gaps >= living ? .complete : .wait
// end 8.4
