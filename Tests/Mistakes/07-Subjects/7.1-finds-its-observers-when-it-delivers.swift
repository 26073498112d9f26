// Looks for the observers when the element is told: one that came while it waited hears it, too.

// exercise 7.1
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
return machine.elementCame { _ in
  { self.tell(element, to: self.machine.withLock { $0.slots }) }
}
// end 7.1
