// Compares with the limit the wrong way: one more than allowed is subscribed.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: guard state.running < limit else {
// instead of: state.waiting.append(entry)
// instead of: return false
// instead of: }
guard state.running <= limit else {
  state.waiting.append(entry)
  return false
}
// end 9.8
