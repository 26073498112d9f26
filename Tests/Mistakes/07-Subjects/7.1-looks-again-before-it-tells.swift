// Looks again whether the subject is running: what had to wait is lost if it is over by then.

// exercise 7.1
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
return machine.elementCame { slots in
  { if self.machine.withLock({ $0.isRunning }) { self.tell(element, to: slots) } }
}
// instead of: turn.perform({ tell(element, to: slots) }, next: { machine.nextDelivery() })
turn.perform(
  { if machine.withLock({ $0.isRunning }) { tell(element, to: slots) } },
  next: { machine.nextDelivery() }
)
// end 7.1
