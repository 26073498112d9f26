// Has one line for all actions, and a turn on the scheduler that sends until the line is empty.

// exercise 17.4 in ActionSubject.swift
private struct Line {
  var actions = Queue<Element>()
  var scheduler: ImmediateSchedulerType?
  var isSending = false

  /// Returns where to send, if there is something to send and nobody does it.
  mutating func begin() -> ImmediateSchedulerType? {
    guard !isSending, actions.count > 0, let scheduler else { return nil }
    isSending = true
    return scheduler
  }

  mutating func next() -> Element? {
    let action = scheduler == nil ? nil : actions.removeFirst()
    if action == nil { isSending = false }
    return action
  }
}

private let line = Lock(Line())

/// Takes an action.
public func onNext(_ action: Element) {
  sendAll(
    on: line.withLock { line in
      line.actions.append(action)
      return line.begin()
    }
  )
}

func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  sendAll(
    on: line.withLock { line in
      line.scheduler = scheduler
      return line.begin()
    }
  )
  return Disposables.create { [weak self] in self?.close() }
}

private func close() {
  line.withLock { $0.scheduler = nil }
}

private func sendAll(on scheduler: ImmediateSchedulerType?) {
  _ = scheduler?
    .schedule(()) { [weak self] _ in
      while let self, let action = line.withLock({ $0.next() }) { heard.accept(action) }
      return Disposables.create()
    }
}
// end 17.4
