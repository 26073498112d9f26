// Keeps the token of a turn unless that is over: it may be over right after it was asked, and its
// token
// is kept for good.

// exercise 11.3
// instead of: let turn = SingleAssignmentDisposable()
// instead of: guard let key = pending.insert(turn) else { return }
// instead of: turn.setDisposable(
// instead of: schedule { state in
// instead of: self.pending.remove(for: key)
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// instead of: let action = self.work.withLock { $0.action }
// instead of: action?(state, self)
// instead of: return Disposables.create()
// instead of: }
// instead of: )
guard !pending.isDisposed else { return }
let key = Lock<CompositeDisposable.DisposeKey?>(nil)
let isOver = BooleanDisposable()
let turn = schedule { state in
  isOver.dispose()
  if let key = key.withLock({ $0 }) { self.pending.remove(for: key) }
  let action = self.work.withLock { $0.action }
  action?(state, self)
  return Disposables.create()
}
guard !isOver.isDisposed else { return }
let inserted = pending.insert(turn)
key.withLock { $0 = inserted }
// end 11.3
