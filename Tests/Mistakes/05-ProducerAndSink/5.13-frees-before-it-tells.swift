// With the last chunk everything is disposed, and then the observer is told the end.

// exercise 5.13
// instead of: if isEnd { complete() }
if isEnd {
  dispose()
  observer.onCompleted()
}
// end 5.13
