// Switches over what the iterator gave, and asks for no other turn once it is disposed.

// exercise 5.8
let trampoline = Trampoline.current
trampoline.run { trampoline.enqueue(sink) }
// end 5.8

// exercise 5.8
if isDisposed { return false }
switch iterator.next() {
case let element?:
  forwardNext(element)
  return !isDisposed
case nil:
  complete()
  return false
}
// end 5.8
