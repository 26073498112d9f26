// The pending turn does not hold the turns: if nobody keeps the token, they stop.

// exercise 11.3
// instead of: schedule { state in
// instead of: self.pending.remove(for: key)
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
// instead of: return Disposables.create()
// instead of: }
schedule { [weak self] state in
  guard let self else { return Disposables.create() }
  self.pending.remove(for: key)
  let action = self.work.withLock { $0.action }
  action?(state, self)
  return Disposables.create()
}
// end 11.3
