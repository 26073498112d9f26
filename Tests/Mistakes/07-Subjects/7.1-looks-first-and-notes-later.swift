// `onNext` looks whether the subject is running in a step of its own: an end that another thread
// sends between the two steps comes first, and the element is remembered all the same.

// exercise 7.1
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: note(&surplus)
// instead of: guard passesElementsOn else { return nil }
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
// instead of: }
guard machine.withLock({ $0.isRunning }) else { return }
let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
  note(&surplus)
  guard passesElementsOn else { return nil }
  return machine.elementCame { slots in { self.tell(element, to: slots) } }
}
// end 7.1
