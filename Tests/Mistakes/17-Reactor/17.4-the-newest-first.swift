// Sends what waits in the wrong order, newest first.

// exercise 17.4 in Reactor+Stream.swift
.create { observer in
  let isSending = Lock(false)
  let waiting = Lock<[Mutation]>([])
  return mutations.subscribe(onNext: { mutation in
    waiting.withLock { $0.append(mutation) }
    guard !isSending.withLock({ $0 }) else { return }
    isSending.withLock { $0 = true }
    while let next = waiting.withLock({ $0.popLast() }) { observer.onNext(next) }
    isSending.withLock { $0 = false }
  })
}
// end 17.4
