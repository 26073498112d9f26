// Has a queue of its own and no token: the stream is not ended with its machine.

// exercise 17.4 in Reactor+Stream.swift
.create { observer in
  let waiting = Lock<Queue<Mutation>>(Queue())
  let isSending = Lock(false)
  _ = mutations.subscribe(onNext: { mutation in
    waiting.withLock { $0.append(mutation) }
    guard !isSending.withLock({ $0 }) else { return }
    isSending.withLock { $0 = true }
    while let next = waiting.withLock({ $0.removeFirst() }) { observer.onNext(next) }
    isSending.withLock { $0 = false }
  })
  return Disposables.create()
}
// end 17.4
