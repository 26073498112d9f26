// Stores the token of a turn after scheduling it; it may be over by then.

// exercise 11.3
let freed = work.withLock { $0.action.take() }
pending.dispose()
_ = freed
// end 11.3

// exercise 11.3
guard !pending.isDisposed else { return }
var key: CompositeDisposable.DisposeKey?
let token = schedule { state in
  if let key { self.pending.remove(for: key) }
  let action = self.work.withLock { $0.action }
  action?(state, self)
  return Disposables.create()
}
key = pending.insert(token)
_ = key
// end 11.3
