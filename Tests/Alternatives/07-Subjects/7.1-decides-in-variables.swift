// Fills variables under the lock, and looks at them afterwards.

// exercise 7.1
// instead of: let delivery = machine.withLock { machine -> SubjectMachine.Delivery? in
// instead of: guard machine.isRunning else { return nil }
// instead of: note(&surplus)
// instead of: guard passesElementsOn else { return nil }
// instead of: return machine.elementCame { slots in { self.tell(element, to: slots) } }
// instead of: }
// instead of: guard let (turn, slots) = delivery else { return }
// instead of: turn.perform({ tell(element, to: slots) }, next: { machine.nextDelivery() })
var delivery: SubjectMachine.Delivery?
machine.withLock { machine in
  if machine.isRunning {
    note(&surplus)
    if passesElementsOn {
      delivery = machine.elementCame { slots in { self.tell(element, to: slots) } }
    }
  }
}
if let delivery {
  let now = { self.tell(element, to: delivery.slots) }
  delivery.turn.perform(now, next: machine.nextDelivery)
}
// instead of: let (key, life) = machine.withLock { machine in
// instead of: switch machine.life {
// instead of: case .running: past = self.past(before: nil)
// instead of: case .ended(let end): past = self.past(before: end)
// instead of: case .disposed: break
// instead of: }
// instead of: return (machine.observerCame(slot), machine.life)
// instead of: }
// instead of: guard let key else {
// instead of: tell(observer, past, after: life)
// instead of: return Disposables.create()
// instead of: }
// instead of: slot.replay(past)
// instead of: return SlotToken(of: key, in: machine)
var life = Life.running
var token: Disposable?
machine.withLock { machine in
  life = machine.life
  if case .ended(let end) = life { past = self.past(before: end) }
  if case .running = life { past = self.past(before: nil) }
  token = machine.observerCame(slot).map { SlotToken(of: $0, in: self.machine) }
}
if let token {
  slot.replay(past)
  return token
}
tell(observer, past, after: life)
return Disposables.create()
// end 7.1
