// Sends where there is an element, and completes behind that.

// exercise 5.8
// instead of: guard !isDisposed else { return false }
// instead of: guard let element = iterator.next() else {
// instead of: complete()
// instead of: return false
// instead of: }
// instead of: forwardNext(element)
// instead of: return true
if isDisposed { return false }
if let element = iterator.next() {
  forwardNext(element)
  return true
}
complete()
return false
// end 5.8
