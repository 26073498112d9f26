// The generator goes on when it was disposed; only the sink in front of it is silent.

// exercise 5.6
Trampoline.current.enqueue(sink)
// end 5.6

// exercise 5.6
guard let element = iterator.next() else {
  forwardOn(.completed)
  dispose()
  return false
}
forwardOn(.next(element))
return true
// end 5.6
