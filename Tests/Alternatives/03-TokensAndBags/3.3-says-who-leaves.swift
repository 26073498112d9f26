// The lock answers with the one that has to leave, and `dispose` swaps the array out.

// exercise 3.3
let refused: Disposable? = disposables.withLock { kept in
  guard kept != nil else { return disposable }
  kept?.append(disposable)
  return nil
}
refused?.dispose()
// end 3.3

// exercise 3.3
var all: [Disposable]?
disposables.withLock { swap(&$0, &all) }
for disposable in all ?? [] { disposable.dispose() }
// end 3.3
