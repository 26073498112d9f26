// The children are called while the composite still looks full and open.

// exercise 3.4
// instead of: // Emptied before the first child is called, which may itself insert, remove or dispose.
// instead of: let taken = children.withLock { $0.take() }
// instead of: taken?.forEach { $0.dispose() }
guard let here = children.withLock({ $0 }), here.count > 0 else { return }
here.forEach { child in
  // Each is removed as it is called, so that none is called twice.
  if let key = children.withLock({ $0?.keys.first }) {
    _ = children.withLock { $0?.removeKey(key) }
  }
  child.dispose()
}
let left = children.withLock { $0.take() }
left?.forEach { $0.dispose() }
// end 3.4
