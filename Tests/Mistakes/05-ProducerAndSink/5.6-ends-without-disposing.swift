// The end is sent, and the machine stays.

// exercise 5.6
Trampoline.current.enqueue(sink)
// end 5.6

// exercise 5.6
guard !isDisposed else { return false }
guard let element = iterator.next() else {
  forwardOn(.completed)
  return false
}
forwardOn(.next(element))
return true
// end 5.6
