// A token takes the slot out of the bag, and a delivery that has begun still calls the observer.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: return Disposables.create { [weak self, weak door] in
// instead of: door?.isClosed.raise()
// instead of: _ = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
// instead of: }
return Disposables.create { [weak self] in
  _ = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
}
// end 7.13
