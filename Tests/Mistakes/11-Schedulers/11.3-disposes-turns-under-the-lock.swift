// Calls off the pending turns while it holds the lock: a scheduler may look at the turns then.

// exercise 11.3
private struct Shared {
  var action: Action?
  var made = 0
  var pending: [Int: SingleAssignmentDisposable] = [:]
}

private let shared: Lock<Shared>

init(_ action: @escaping Action) {
  shared = Lock(Shared(action: action))
}

/// Whether no turn will begin any more.
var isDisposed: Bool {
  shared.withLock { $0.action == nil }
}

/// Prevents the turns that are pending, and frees the action.
func dispose() {
  let freed = shared.withLock { shared in
    for turn in shared.pending.values { turn.dispose() }
    defer { shared = Shared() }
    return shared
  }
  _ = freed
}
// end 11.3

// exercise 11.3
let turn = SingleAssignmentDisposable()
let key: Int? = shared.withLock { shared in
  guard shared.action != nil else { return nil }
  shared.made += 1
  shared.pending[shared.made] = turn
  return shared.made
}
guard let key else { return }
turn.setDisposable(
  schedule { state in
    let (action, _) = self.shared.withLock { shared in
      (shared.action, shared.pending.removeValue(forKey: key))
    }
    action?(state, self)
    return Disposables.create()
  }
)
// end 11.3
