// Keeps no element that is `nil`, and the pairs shift.

// exercise 8.5
// instead of: waiting.append(element)
if case Optional<Any>.none = element as Any? { return }
waiting.append(element)
// end 8.5
