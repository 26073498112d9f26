// Adds to a copy of the array and writes that back, so two threads can overwrite each other's.

// exercise 3.3
guard var all = disposables.withLock({ $0 }) else { return disposable.dispose() }
all.append(disposable)
disposables.withLock { [all] in $0 = all }
// end 3.3

// exercise 3.3
let taken = disposables.withLock { $0.take() }
taken?.forEach { $0.dispose() }
// end 3.3
