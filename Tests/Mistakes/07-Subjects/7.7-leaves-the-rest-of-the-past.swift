// A slot that is closed while it tells the past returns at once: what waits stays in its queue, and
// keeps the slot and its observer for ever.

// exercise 7.7
// instead of: for element in past { pass(element) }
for element in past {
  guard !isClosed else { return }
  pass(element)
}
// end 7.7
