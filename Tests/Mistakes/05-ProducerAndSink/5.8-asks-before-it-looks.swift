// Asks the iterator first, and then looks whether anybody wants the element.

// exercise 5.8
// instead of: guard !isDisposed else { return false }
// instead of: guard let element = iterator.next() else {
// instead of: complete()
// instead of: return false
// instead of: }
guard let element = iterator.next() else {
  complete()
  return false
}
guard !isDisposed else { return false }
// end 5.8
