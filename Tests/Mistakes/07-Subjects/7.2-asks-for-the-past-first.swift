// Asks for the last elements in one step, and ends in another one: what comes between is lost.

// exercise 7.2
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: if !passesElementsOn { lastElements = past(before: end) }
// instead of: return machine.endCame(end) { [lastElements] slots in
// instead of: { self.tell(end, after: lastElements, to: slots) }
// instead of: }
// instead of: }
machine.withLock { _ in
  if !passesElementsOn { lastElements = past(before: end) }
}
let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
  guard machine.isRunning else { return nil }
  return machine.endCame(end) { [lastElements] slots in
    { self.tell(end, after: lastElements, to: slots) }
  }
}
// end 7.2
