// Looks whether it was disposed, and keeps the turn afterwards: if it is disposed in between, the turn
// comes all the same.

// exercise 11.3
// instead of: // Taken out, so that what the closure held is freed after the lock is released.
// instead of: let freed = work.withLock { $0.action.take() }
// instead of: pending.dispose()
// instead of: _ = freed
let freed = work.withLock { $0.action.take() }
isGivenUp.raise()
let turns = kept.withLock { kept in
  defer { kept = [:] }
  return kept
}
for turn in turns.values { turn.dispose() }
_ = freed
// instead of: private let pending = CompositeDisposable()
private let isGivenUp = Flag()
private let kept = Lock<[ObjectIdentifier: SingleAssignmentDisposable]>([:])
// instead of: pending.isDisposed
isGivenUp.isRaised()
// end 11.3

// exercise 11.3
// instead of: guard let key = pending.insert(turn) else { return }
guard !isGivenUp.isRaised() else { return }
let key = ObjectIdentifier(turn)
kept.withLock { $0[key] = turn }
// instead of: self.pending.remove(for: key)
_ = self.kept.withLock { $0.removeValue(forKey: key) }
// end 11.3
