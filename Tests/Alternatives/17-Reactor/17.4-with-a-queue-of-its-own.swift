// Keeps a queue for each subscription; whoever finds nobody sending sends all that waits.

// exercise 17.4 in Reactor+Stream.swift
.create { observer in
  let waiting = Lock((line: Queue<Event<Mutation>>(), isSending: false))
  return mutations.subscribe { event in
    let isFirst = waiting.withLock { waiting in
      waiting.line.append(event)
      defer { waiting.isSending = true }
      return !waiting.isSending
    }
    guard isFirst else { return }
    while let next = waiting.withLock({ waiting in
      let next = waiting.line.removeFirst()
      waiting.isSending = next != nil
      return next
    }) {
      observer.on(next)
    }
  }
}
// end 17.4
