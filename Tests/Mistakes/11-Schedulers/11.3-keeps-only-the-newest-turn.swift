// Has one place for the pending turn: of two that were asked for, the first is called off.

// exercise 11.3
private struct Work {
  var action: Action?
}

private let work: Lock<Work>
private let pending = SerialDisposable()

init(_ action: @escaping Action) {
  work = Lock(Work(action: action))
}

/// Whether no turn will begin any more.
var isDisposed: Bool {
  pending.isDisposed
}

/// Prevents the turns that are pending, and frees the action.
func dispose() {
  let freed = work.withLock { $0.action.take() }
  pending.dispose()
  _ = freed
}
// end 11.3

// exercise 11.3
guard !pending.isDisposed else { return }
let turn = SingleAssignmentDisposable()
pending.disposable = turn
turn.setDisposable(
  schedule { state in
    let action = self.work.withLock { $0.action }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
