// The queue is made of two stacks, and says that it is empty when one of them is: an element that
// came after the last turning of the stacks counts as a gap, and its partner waits in vain.

// exercise 8.5
// instead of: private var waiting = Queue<Element>()
// instead of:
// instead of: override var isEmpty: Bool { waiting.isEmpty }
private var inbox: [Element] = []
private var outbox: [Element] = []

override var isEmpty: Bool { outbox.isEmpty }
// end 8.5

// exercise 8.5
// instead of: waiting.append(element)
inbox.append(element)
// end 8.5

// exercise 8.5
// instead of: guard let element = waiting.removeFirst() else { throw NothingToGive() }
// instead of: return element
if outbox.isEmpty {
  outbox = inbox.reversed()
  inbox = []
}
guard let element = outbox.popLast() else { throw NothingToGive() }
return element
// end 8.5
