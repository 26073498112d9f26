// Uses the serializer of the slot in the live phase as well: where it lets no answers nest, none ever do.

// exercise 7.7
// instead of: if isReplaying { serialize(element) } else { pass(element) }
serialize(element)
// instead of: if isReplaying { serialize { self.pass(end) } } else { pass(end) }
serialize { self.pass(end) }
// end 7.7
