// A key that is not in here removes the newest child.

// exercise 3.4
// instead of: children.withLock { $0?.removeKey(disposeKey.key) }?.dispose()
let child = children.withLock { bag in
  bag?.removeKey(disposeKey.key) ?? bag?.keys.last.flatMap { bag?.removeKey($0) }
}
child?.dispose()
// end 3.4
