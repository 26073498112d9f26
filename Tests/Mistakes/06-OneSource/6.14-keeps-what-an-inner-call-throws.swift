// What an inner call of the condition throws is kept until the outer ones have returned.
// Changes: 6.14-counts-the-calls.swift

// exercise 6.14
// instead of: private var hasCompleted = false
private var hasCompleted = false
private var failure: Swift.Error?

// instead of: guard !hasCompleted, !isDisposed else { return }
guard !hasCompleted, failure == nil, !isDisposed else { return }

// instead of: return fail(with: error)
if failure == nil { failure = error }

// instead of: if hasCompleted, calls == 0 { sendRun() }
guard calls == 0 else { return }
if let failure { fail(with: failure) } else if hasCompleted { sendRun() }
// end 6.14
