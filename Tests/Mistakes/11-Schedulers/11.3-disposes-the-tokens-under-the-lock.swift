// dispose() disposes the tokens of the turns with the lock of the action held: a token that
// disposes the turns once more waits forever.

// exercise 11.3
// instead of: let freed = work.withLock { $0.action.take() }
// instead of: pending.dispose()
let freed = work.withLock { work in
  pending.dispose()
  return work.action.take()
}
// end 11.3
