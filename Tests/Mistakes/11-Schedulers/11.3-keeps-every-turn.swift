// Keeps the tokens of turns that are over.

// exercise 11.3
let freed = work.withLock { $0.action.take() }
pending.dispose()
_ = freed
// end 11.3

// exercise 11.3
let turn = SingleAssignmentDisposable()
guard pending.insert(turn) != nil else { return }
turn.setDisposable(
  schedule { state in
    let action = self.work.withLock { $0.action }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
