// Makes one piece of work, to be done now or later.

// exercise 7.2
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
let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
  guard machine.isRunning else { return nil }
  lastElements = passesElementsOn ? [] : past(before: end)
  let last = lastElements
  return machine.endCame(end) { slots in { self.tell(end, after: last, to: slots) } }
}
if let delivery {
  let work = { self.tell(end, after: lastElements, to: delivery.slots) }
  delivery.turn.perform(work, next: machine.nextDelivery)
}
// instead of: for element in lastElements { tell(element, to: slots) }
// instead of: slots.forEach { slot in slot.tell(end) }
lastElements.forEach { tell($0, to: slots) }
slots.forEach { $0.tell(end) }
// instead of: life = .ended(end)
// instead of: return (serializer.enter(queueing: work(slots)), slots)
defer { life = .ended(end) }
return (serializer.enter(queueing: work(slots)), slots)
// end 7.2
