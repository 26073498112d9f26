// Notes that it is closed, but what waits for the scheduler is still sent.

// exercise 17.4 in ActionSubject.swift
private let isOpen = Flag()
private let waiting = Lock<Queue<Element>>(Queue())
private let way = Lock<ImmediateSchedulerType?>(nil)

/// Takes an action.
public func onNext(_ action: Element) {
  waiting.withLock { $0.append(action) }
  if isOpen.isRaised(), let scheduler = way.withLock({ $0 }) { sendNext(on: scheduler) }
}

func open(on scheduler: ImmediateSchedulerType) -> Disposable {
  way.withLock { $0 = scheduler }
  isOpen.raise()
  for _ in 0..<waiting.withLock({ $0.count }) { sendNext(on: scheduler) }
  return Disposables.create { [weak self] in
    if let self { isOpen.lower() }
  }
}

private func sendNext(on scheduler: ImmediateSchedulerType) {
  _ = scheduler.schedule(()) { [heard, weak self] _ in
    if let self, let action = waiting.withLock({ $0.removeFirst() }) { heard.accept(action) }
    return Disposables.create()
  }
}
// end 17.4
