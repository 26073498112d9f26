// The action is the bare value of a lock: it is wrapped once more each time that it is read.

// exercise 11.3
private let action: Lock<Action?>
private let pending = CompositeDisposable()

init(_ action: @escaping Action) {
  self.action = Lock(action)
}

/// Whether no turn will begin any more.
var isDisposed: Bool {
  pending.isDisposed
}

/// Prevents the turns that are pending, and frees the action.
func dispose() {
  let leaving = action.withLock { $0.take() }
  pending.dispose()
  withExtendedLifetime(leaving) {}
}
// end 11.3

// exercise 11.3
let slot = SingleAssignmentDisposable()
guard let key = pending.insert(slot) else { return }
slot.setDisposable(
  schedule { state in
    self.pending.remove(for: key)
    let action = self.action.withLock { $0 }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
