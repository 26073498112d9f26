// Remembers the element in one step, and decides who hears it in another one.

// exercise 7.1
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: note(&surplus)
// instead of: guard passesElementsOn else { return nil }
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
// instead of: }
machine.withLock { machine in
  if machine.isRunning { note(&surplus) }
}
let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
  guard machine.isRunning, passesElementsOn else { return nil }
  return machine.elementCame { slots in { self.tell(element, to: slots) } }
}
// end 7.1
