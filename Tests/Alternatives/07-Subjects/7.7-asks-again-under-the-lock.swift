// Asks for the phase a second time under the lock, and replays the past as a turn.

// exercise 7.7
// instead of: for element in past { pass(element) }
// instead of: while let work = next() { work() }
Serializer.Turn.deliver.perform({ for element in past { pass(element) } }, next: next)
// instead of: let turn = serializer.withLock { $0.enter(queueing: work) }
// instead of: turn.perform(work, next: { next() })
let turn: Serializer.Turn? = serializer.withLock { serializer in
  phase.value() == .replaying ? serializer.enter(queueing: work) : nil
}
if let turn { turn.perform(work, next: next) } else { work() }
// end 7.7
