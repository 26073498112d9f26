// The generator goes on after it is disposed; only its sink is silent.

// exercise 5.8
Trampoline.current.enqueue(sink)
// end 5.8

// exercise 5.8
guard let element = iterator.next() else {
  complete()
  return false
}
forwardNext(element)
return true
// end 5.8
