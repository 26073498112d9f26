// Subscribes to each source in a call inside the one before, deeper and deeper.

// exercise 8.13
// instead of: for branch in branches {
// instead of: guard !isDisposed else { break }
// instead of: let observer = BranchObserver(branch: branch, sink: self)
// instead of: branch.subscription.setDisposable(branch.source.subscribe(observer))
// instead of: }
// instead of: return Disposables.create(branches.map(\.subscription))
subscribe(from: 0)
return Disposables.create(branches.map(\.subscription))

// instead of: /// Is called when a source has completed, on any thread.
private func subscribe(from number: Int) {
  guard number < branches.count, !isDisposed else { return }
  let branch = branches[number]
  let observer = BranchObserver(branch: branch, sink: self)
  branch.subscription.setDisposable(branch.source.subscribe(observer))
  subscribe(from: number + 1)
  withExtendedLifetime(branch) {}
}

/// Is called when a source has completed, on any thread.
// end 8.13
