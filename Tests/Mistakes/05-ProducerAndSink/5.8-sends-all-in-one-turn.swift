// All elements are sent in the first turn, and nobody else gets a turn in between.

// exercise 5.8
Trampoline.current.enqueue(sink)
// end 5.8

// exercise 5.8
guard !isDisposed else { return false }
while !isDisposed, let element = iterator.next() {
  forwardNext(element)
}
complete()
return false
// end 5.8
