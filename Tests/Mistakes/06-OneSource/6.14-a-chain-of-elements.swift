// The run is a chain in which each element holds the next one, so dropping it takes as many calls as it has elements.
// Changes: 6.14-scan-and-numbers.swift

// exercise 6.14
// instead of: private var run = Queue<Observer.Element>()
private final class Link {
  let element: Observer.Element
  var next: Link?

  init(_ element: Observer.Element) {
    self.element = element
  }
}
private var head: Link?
private var tail: Link?

// instead of: run.append(element)
let link = Link(element)
if tail == nil { head = link } else { tail?.next = link }
tail = link

// instead of: guard !isDisposed else { return run = Queue() }
guard !isDisposed else { return }

// instead of: undecided -= 1
// instead of: run = Queue()
// instead of: fail(with: error)
undecided -= 1
fail(with: error)

// instead of: guard !sourceHasCompleted else { return }
// instead of: run = Queue()
// instead of: fail(with: error)
if !sourceHasCompleted { fail(with: error) }

// instead of: while firstNumber <= number {
// instead of: _ = run.removeFirst()
// instead of: firstNumber += 1
// instead of: }
if number == nextNumber - 1 {
  firstNumber = nextNumber
  head = nil
  tail = nil
}
while firstNumber <= number {
  head = head?.next
  firstNumber += 1
}

// instead of: while !isDisposed, let element = run.removeFirst() { forwardNext(element) }
// instead of: run = Queue()
// instead of: if !isDisposed { complete() }
while !isDisposed, let link = head {
  head = link.next
  forwardNext(link.element)
}
complete()
// end 6.14
