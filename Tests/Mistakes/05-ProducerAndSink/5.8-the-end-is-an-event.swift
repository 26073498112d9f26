// The end is made an event.

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
  forwardOn(.completed)
  dispose()
  return false
}
forwardNext(element)
return true
// end 5.8
