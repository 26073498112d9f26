// Calls off the pending turns, and keeps the action for as long as the token lives.

// exercise 11.3
pending.dispose()
// end 11.3

// exercise 11.3
let turn = SingleAssignmentDisposable()
guard let key = pending.insert(turn) else { return }
turn.setDisposable(
  schedule { state in
    self.pending.remove(for: key)
    let action = self.work.withLock { $0.action }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
