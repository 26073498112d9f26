// The bag disposes its contents but keeps them, and is as open as before.

// exercise 3.3
let isKept = disposables.withLock { $0?.append(disposable) != nil }
if !isKept { disposable.dispose() }
// end 3.3

// exercise 3.3
let kept = disposables.withLock { $0 }
kept?.forEach { $0.dispose() }
// end 3.3
