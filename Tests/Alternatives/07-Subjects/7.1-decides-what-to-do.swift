// What is decided under the lock is a closure, which is called after it.

// exercise 7.1
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: note(&surplus)
// instead of: guard passesElementsOn else { return nil }
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
// instead of: }
// instead of: guard let (turn, slots) = delivery else { return }
// instead of: turn.perform({ tell(element, to: slots) }, next: { machine.nextDelivery() })
let deliver: () -> Void = machine.withLock { machine in
  guard machine.isRunning else { return {} }
  note(&surplus)
  guard passesElementsOn else { return {} }
  let (turn, slots) = machine.elementCame { slots in { self.tell(element, to: slots) } }
  return { turn.perform({ self.tell(element, to: slots) }, next: self.machine.nextDelivery) }
}
deliver()
// end 7.1
