// Has one place for the pending turn: of two that were asked for, the first is called off.

// exercise 11.3
// instead of: /// A closure in a structure: bare, it would be wrapped once more at each use of the lock.
// end 11.3

// exercise 11.3
// instead of: // Unchecked: the lock guards the action; what that does on several threads is up to whoever wrote
// instead of: // it.
// instead of: private let work: Lock<Work>
// instead of: private let pending = CompositeDisposable()
private let work: Lock<Work>
private let pending = SerialDisposable()
// instead of: // Taken out, so that what the closure held is freed after the lock is released.
// end 11.3

// exercise 11.3
// instead of: // Inserted before it is scheduled: the turn may begin, and be over, in that call.
// instead of: let turn = SingleAssignmentDisposable()
// instead of: guard let key = pending.insert(turn) else { return }
guard !pending.isDisposed else { return }
let turn = SingleAssignmentDisposable()
pending.disposable = turn
// instead of: self.pending.remove(for: key)
// instead of: // Copied out: the action may be long, and may be disposed from inside.
// end 11.3
