// With the last chunk the observer is told the end, and nothing is disposed.

// exercise 5.13
// instead of: if isEnd { complete() }
if isEnd { observer.onCompleted() }
// end 5.13
