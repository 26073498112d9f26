// It checks for disposal after an element, and so asks once more when it is disposed between turns.

// exercise 5.8
Trampoline.current.enqueue(sink)
// end 5.8

// exercise 5.8
guard let element = iterator.next() else {
  complete()
  return false
}
forwardNext(element)
return !isDisposed
// end 5.8
