// Sets the dial on the thread that calls.

// exercise 16.9
// instead of: let sink = Binder(base) { dial, position in DialProxy.set(position, on: dial) }
let sink = AnyObserver<Int> { [weak dial = base] event in
  if let dial, let position = event.element { DialProxy.set(position, on: dial) }
}
// end 16.9
