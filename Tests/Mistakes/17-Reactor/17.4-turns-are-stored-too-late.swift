// The token of the turns is stored after they were scheduled: if they are over by then, and another
// thread has begun new ones, storing the old token disposes those, and nothing is sent any more.
// Breaks "None is lost, none comes twice".

// exercise 17.4
private struct Line {
  var waiting = Queue<Element>()
  var scheduler: ImmediateSchedulerType?
  var isBusy = false
}

private let line = Lock(Line())
private let turns = SerialDisposable()

/// Takes an action.
public func onNext(_ action: Element) {
  guard !turns.isDisposed else { return }
  let free = line.withLock { line -> ImmediateSchedulerType? in
    line.waiting.append(action)
    guard !line.isBusy, let scheduler = line.scheduler else { return nil }
    line.isBusy = true
    return scheduler
  }
  if let free { sendAll(on: free) }
}

/// Begins to send the actions on `scheduler`, starting with those that have waited.
///
/// - Parameter scheduler: Where to send them.
/// - Returns: The token that ends it.
func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  let isWork = line.withLock { line in
    line.scheduler = scheduler
    line.isBusy = !line.waiting.isEmpty
    return line.isBusy
  }
  if isWork { sendAll(on: scheduler) }
  return turns
}

private func sendAll(on scheduler: ImmediateSchedulerType) {
  turns.disposable = scheduler.scheduleRecursive(()) { [weak self] _, again in
    if let self, sendOne() { again(()) }
  }
}

/// Sends the oldest action, and returns whether there are more.
private func sendOne() -> Bool {
  guard !turns.isDisposed, let action = line.withLock({ $0.waiting.removeFirst() }) else {
    return false
  }
  heard.accept(action)
  return line.withLock { line in
    line.isBusy = !line.waiting.isEmpty
    return line.isBusy
  }
}
// end 17.4

// exercise 17.4
mutations.observe(on: CurrentThreadScheduler.instance)
// end 17.4
