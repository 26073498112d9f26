// Everything goes through the serializer, even in the live phase, when nothing waits there.

// exercise 7.7
// instead of: if isReplaying { serialize(element) } else { pass(element) }
serialize(element)
// instead of: if isReplaying { serialize { self.pass(end) } } else { pass(end) }
serialize { self.pass(end) }
// end 7.7
