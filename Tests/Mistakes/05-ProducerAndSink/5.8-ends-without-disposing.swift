// The end is sent, and the sink stays.

// exercise 5.8
Trampoline.current.enqueue(sink)
// end 5.8

// exercise 5.8
guard !isDisposed else { return false }
guard let element = iterator.next() else {
  forwardOn(.completed)
  return false
}
forwardNext(element)
return true
// end 5.8
