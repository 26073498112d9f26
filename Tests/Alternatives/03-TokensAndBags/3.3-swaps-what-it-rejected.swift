// The lock gives back what it rejected, and the arrays are swapped instead of taken.

// exercise 3.3
let rejected: Disposable? = disposables.withLock { list in
  guard list != nil else { return disposable }
  list?.append(disposable)
  return nil
}
if let rejected { rejected.dispose() }
// end 3.3

// exercise 3.3
var taken: [Disposable]?
disposables.withLock { swap(&$0, &taken) }
for disposable in taken ?? [] {
  disposable.dispose()
}
// end 3.3
