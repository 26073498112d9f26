// Counts only what nobody has called off, so that work may run before the queue has come to it.

// exercise 11.7
// instead of: private let pending = Counter()
private struct Pending {
  var works: [QueueWork] = []
}

private let pending = Lock(Pending())
// end 11.7

// exercise 11.7
// instead of: let isFirst = pending.add() == 1
let isFirst = pending.withLock { pending in
  defer { pending.works.append(work) }
  return pending.works.allSatisfy { ($0 as? Cancelable)?.isDisposed == true }
}
// instead of: pending.subtract()
pending.withLock { pending in pending.works.removeAll { $0 === work } }
// end 11.7
