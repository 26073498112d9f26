// In the live phase elements go through the serializer, and in the replay phase they don't.

// exercise 7.7
// instead of: if isReplaying { serialize(element) } else { pass(element) }
if isReplaying { pass(element) } else { serialize(element) }
// end 7.7
