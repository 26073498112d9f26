// One state under one lock says whether it was opened, and what became of the subscription.

// exercise 14.8 in Connection.swift
private enum Step {
  case new, opening, released
  case open(Disposable)
}

private let step = Lock(Step.new)

/// Subscribes to the source, the first time it is called.
final func open() {
  let isMine = step.withLock { step in
    guard case .new = step, !isDisposed else { return false }
    step = .opening
    return true
  }
  guard isMine else { return }
  let token = subscribeToSource()
  let isLate = step.withLock { step in
    if case .released = step { return true }
    step = .open(token)
    return false
  }
  if isLate { token.dispose() }
}

/// Disposes the subscription to the source.
final func release() {
  let last = step.withLock { step in
    let last = step
    step = .released
    return last
  }
  if case .open(let token) = last { token.dispose() }
}
// end 14.8
