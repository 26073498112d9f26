// The pending turn does not hold the turns: if nobody keeps the token, they stop.

// exercise 11.3
// instead of: schedule { state in
// instead of: self.pending.remove(for: key)
schedule { [weak self] state in
  guard let self else { return Disposables.create() }
  self.pending.remove(for: key)
// end 11.3
