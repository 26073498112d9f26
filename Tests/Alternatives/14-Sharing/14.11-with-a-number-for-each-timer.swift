// Recognises its timer by a number instead of its token.

// exercise 14.11
// instead of: var timer: SingleAssignmentDisposable?
var timer: SingleAssignmentDisposable?

/// How many timers were started.
var started = 0

// instead of: let isLast = state.withLock { open in
// instead of: open?.listeners -= 1
// instead of: guard open?.listeners == 0 else { return false }
// instead of: open?.timer = timer
// instead of: return true
// instead of: }
// instead of: guard isLast else { return }
let number: Int? = state.withLock { open in
  open?.listeners -= 1
  guard open?.listeners == 0 else { return nil }
  open?.timer = timer
  open?.started += 1
  return open?.started
}
guard let number else { return }

// instead of: self.close(at: timer)
self.close(at: number)

// instead of: private func close(at timer: SingleAssignmentDisposable) {
// instead of: // It may have begun to ring before it was stopped, and another one may run by now.
// instead of: let closed = state.withLock { open in
// instead of: open?.timer === timer ? open.take() : nil
// instead of: }
// instead of: if closed != nil { subscription.dispose() }
// instead of: // It holds its token, which may hold its work, which holds this connection.
// instead of: closed?.timer?.dispose()
// instead of: }
private func close(at number: Int) {
  let closed = state.withLock { open in
    open?.timer != nil && open?.started == number ? open.take() : nil
  }
  if closed != nil { subscription.dispose() }
}
// end 14.11
