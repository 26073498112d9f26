// Schedules turns after `dispose()`, only to call them off.

// exercise 11.3
let freed = work.withLock { $0.action.take() }
pending.dispose()
_ = freed
// end 11.3

// exercise 11.3
let turn = SingleAssignmentDisposable()
let key = pending.insert(turn)
turn.setDisposable(
  schedule { state in
    if let key { self.pending.remove(for: key) }
    let action = self.work.withLock { $0.action }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
