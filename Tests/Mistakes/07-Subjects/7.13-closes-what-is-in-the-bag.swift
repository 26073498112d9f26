// A token closes the door that it finds in the bag, and an end has emptied the bag before it is told.
// Changes: 7.13-lock-bag-and-serializer.swift

// exercise 7.13
// instead of: return Disposables.create { [weak self, weak door] in
// instead of: door?.isClosed.raise()
// instead of: _ = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
// instead of: }
return Disposables.create { [weak self] in
  let door = self?.state.withLock { state in key.flatMap { state.doors.removeKey($0) } }
  door?.isClosed.raise()
}
// end 7.13
