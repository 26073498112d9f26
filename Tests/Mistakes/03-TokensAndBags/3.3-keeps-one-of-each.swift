// A disposable that is inserted twice is kept once.

// exercise 3.3
// instead of: let isKept = disposables.withLock { $0?.append(disposable) != nil }
let isKept = disposables.withLock { kept in
  let isThere = kept?.contains { $0 as AnyObject === disposable as AnyObject } ?? false
  return isThere || kept?.append(disposable) != nil
}
// end 3.3
