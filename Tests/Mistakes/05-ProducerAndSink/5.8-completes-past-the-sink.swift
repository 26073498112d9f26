// The end goes straight to the observer, even if the iterator has disposed.

// exercise 5.8
// instead of: guard !isDisposed else { return false }
// instead of: guard let element = iterator.next() else {
// instead of: complete()
// instead of: return false
// instead of: }
// instead of: forwardNext(element)
// instead of: return true
guard !isDisposed else { return false }
guard let element = iterator.next() else {
  observer.onCompleted()
  dispose()
  return false
}
forwardNext(element)
return true
// end 5.8
