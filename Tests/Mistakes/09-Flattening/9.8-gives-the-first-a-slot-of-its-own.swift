// Counts only those that are ahead: with the one whose turn it is, there is one more than allowed.
// Changes: 9.8-one-lock-one-loop.swift

// exercise 9.8
// instead of: guard state.running < limit else {
// instead of: state.waiting.append(entry)
// instead of: return false
// instead of: }
let places = state.later.count > 1 ? limit + 1 : limit
guard state.running < places else {
  state.waiting.append(entry)
  return false
}
// end 9.8
