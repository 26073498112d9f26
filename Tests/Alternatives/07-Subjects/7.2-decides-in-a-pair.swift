// What is told before the end comes out of the lock with the delivery.

// exercise 7.2
// instead of: var lastElements: [Element] = []
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: if !passesElementsOn { lastElements = past(before: end) }
// instead of: return machine.endCame(end) { [lastElements] slots in
// instead of: { self.tell(end, after: lastElements, to: slots) }
// instead of: }
// instead of: }
// instead of: guard let (turn, slots) = delivery else { return }
// instead of: turn.perform(
// instead of: { tell(end, after: lastElements, to: slots) },
// instead of: next: { machine.nextDelivery() }
// instead of: )
let decision: (delivery: SubjectMachine.Delivery, last: [Element])? = machine.withLock { machine in
  guard machine.isRunning else { return nil }
  let last = passesElementsOn ? [] : past(before: end)
  let delivery = machine.endCame(end) { slots in { self.tell(end, after: last, to: slots) } }
  return (delivery, last)
}
guard let (delivery, last) = decision else { return }
delivery.turn.perform(
  { tell(end, after: last, to: delivery.slots) },
  next: machine.nextDelivery
)
// end 7.2
