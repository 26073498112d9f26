// Completes when the sender is gone, though a sequence of notifications does not end.

// exercise 16.7
// instead of: guard !isForOne || sender != nil else { return Disposables.create() }
guard !isForOne || sender != nil else {
  observer.onCompleted()
  return Disposables.create()
}
// end 16.7
