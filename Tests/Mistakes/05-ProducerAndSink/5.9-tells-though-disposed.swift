// The end is told even if the observer has disposed.

// exercise 5.9
// instead of: if isLast { complete() }
if isLast {
  observer.onCompleted()
  dispose()
}
// end 5.9
