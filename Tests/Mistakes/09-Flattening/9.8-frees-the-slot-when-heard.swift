// A slot is free only when everything that its sequence has sent was heard.

// exercise 9.8
// instead of: state.withLock { $0.running -= 1 }
// instead of: if let listener = nextListener() { Trampoline.current.enqueue(listener) }

// instead of: if let element = event.element { send(element) } else { expectOneLess() }
if let element = event.element {
  send(element)
} else {
  state.withLock { $0.running -= 1 }
  if let listener = nextListener() { Trampoline.current.enqueue(listener) }
  expectOneLess()
}
// end 9.8
