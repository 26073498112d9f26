// The rest is made an event.

// exercise 5.13
// instead of: if !begun.isEmpty { sendChunk() }
if !begun.isEmpty {
  let rest = begun
  begun = []
  forwardOn(.next(rest))
}
// end 5.13
