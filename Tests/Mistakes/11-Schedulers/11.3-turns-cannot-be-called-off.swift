// Leaves the pending turn in the scheduler, to do nothing when it comes.

// exercise 11.3
let freed = work.withLock { $0.action.take() }
pending.dispose()
_ = freed
// end 11.3

// exercise 11.3
guard !pending.isDisposed else { return }
_ = schedule { state in
  let action = self.work.withLock { $0.action }
  action?(state, self)
  return Disposables.create()
}
// end 11.3
