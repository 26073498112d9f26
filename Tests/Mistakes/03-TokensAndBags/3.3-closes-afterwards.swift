// The bag is closed once all were disposed; what one of them inserts meanwhile is kept, and lost.

// exercise 3.3
// instead of: let taken = disposables.withLock { $0.take() }
// instead of: taken?.forEach { $0.dispose() }
let all = disposables.withLock { all in
  defer { if all != nil { all = [] } }
  return all
}
all?.forEach { $0.dispose() }
_ = disposables.withLock { $0.take() }
// end 3.3
