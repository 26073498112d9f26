// At the end everything is released, and only then is it heard.

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
  dispose()
  observer.onCompleted()
  return false
}
forwardNext(element)
return true
// end 5.8
