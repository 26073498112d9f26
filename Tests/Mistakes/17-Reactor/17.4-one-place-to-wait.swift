// Has one place to wait in: a second reentrant mutation replaces the first.

// exercise 17.4 in Reactor+Stream.swift
.create { observer in
  let isSending = Lock(false)
  let waiting = Lock<Mutation?>(nil)
  return mutations.subscribe(onNext: { mutation in
    guard !isSending.withLock({ $0 }) else { return waiting.withLock { $0 = mutation } }
    isSending.withLock { $0 = true }
    observer.onNext(mutation)
    while let next = waiting.withLock({ $0.take() }) { observer.onNext(next) }
    isSending.withLock { $0 = false }
  })
}
// end 17.4
