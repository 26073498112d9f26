// The work is scheduled before its token is in the slot: a ring that comes at once sets the alarm
// again, and is pushed out.

// exercise 13.3
// instead of: let token = SingleAssignmentDisposable()
// instead of: newest.disposable = token
// instead of: // If the alarm was disposed, the slot has disposed the token already.
// instead of: guard !token.isDisposed else { return }
let token = SingleAssignmentDisposable()
guard !newest.isDisposed else { return }
defer { newest.disposable = token }
// end 13.3
