// Reads the old one under one lock and replaces it under the next, so one that came in between is
// overwritten and never disposed.

// exercise 3.5 in SerialDisposable.swift
guard !isDisposed else { return newValue.dispose() }
let old = disposable
state.withLock { $0 = .open(newValue) }
old.dispose()
// end 3.5

// exercise 3.5 in SerialDisposable.swift
let leaving: Disposable? = state.withLock { state in
  guard case .open(let current) = state else { return nil }
  state = .disposed
  return current
}
leaving?.dispose()
// end 3.5

// exercise 3.5 in RefreshButton.swift
current.disposable = Disposables.create()
current.disposable = pull()
// end 3.5
