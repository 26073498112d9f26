// Keeps the token of a turn unless that is over: it may be over right after it was asked, and its
// token
// is kept for good.

// exercise 11.3
let freed = work.withLock { $0.action.take() }
pending.dispose()
_ = freed
// end 11.3

// exercise 11.3
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
