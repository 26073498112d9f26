// Asks for no other turn after an element.

// exercise 5.8
Trampoline.current.enqueue(sink)
// end 5.8

// exercise 5.8
guard !isDisposed else { return false }
guard let element = iterator.next() else {
  complete()
  return false
}
forwardNext(element)
return false
// end 5.8
