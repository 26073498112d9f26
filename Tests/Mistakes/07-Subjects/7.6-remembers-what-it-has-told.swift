// The value changes when all observers have heard the new one.

// exercise 7.6
// instead of: override func note(_ element: inout Element) {
// instead of: swap(&newest, &element)
// instead of: }
public override func onNext(_ element: Element) {
  super.onNext(element)
  var element = element
  machine.withLock { machine in
    if machine.isRunning { swap(&newest, &element) }
  }
}
// end 7.6
