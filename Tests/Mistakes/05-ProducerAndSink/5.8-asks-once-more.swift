// It looks whether it is wanted after an element instead of before, and asks the iterator once more when it was disposed between two turns.

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
