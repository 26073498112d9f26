// All elements are sent in the first turn, so that nobody else gets one in between.

// exercise 5.6
Trampoline.current.enqueue(sink)
// end 5.6

// exercise 5.6
guard !isDisposed else { return false }
while !isDisposed, let element = iterator.next() {
  forwardOn(.next(element))
}
forwardOn(.completed)
dispose()
return false
// end 5.6
