// Lets a newcomer hear what is replayed while it holds the lock.

// exercise 14.11
// instead of: let (stay, subject) = enter()
// instead of: let subscription = subject.subscribe(observer)
let (stay, subscription) = enter(observer)

// instead of: private func enter() -> (stay: Stay<Element>, subject: ReplaySubject<Element>) {
// instead of: while true {
// instead of: let known = newest.withLock { $0 }
// instead of: if let known, let subject = known.enter() { return (known, subject) }
// instead of: let fresh = makeStay()
// instead of: newest.withLock { newest in
// instead of: // Another thread may have been faster.
// instead of: if newest === known { newest = fresh }
// instead of: }
// instead of: }
// instead of: }
private func enter<Observer: ObserverType>(
  _ observer: Observer
) -> (Stay<Element>, Disposable) where Observer.Element == Element {
  while true {
    let known = newest.withLock { $0 }
    if let known, let subscription = known.enter(observer) { return (known, subscription) }
    let fresh = makeStay()
    newest.withLock { newest in
      if newest === known { newest = fresh }
    }
  }
}

// instead of: func enter() -> ReplaySubject<Element>? {
// instead of: let (subject, timer) = state.withLock { open in
// instead of: open?.listeners += 1
// instead of: return (open?.subject, open?.timer.take())
// instead of: }
// instead of: timer?.dispose()
// instead of: return subject
// instead of: }
func enter<Observer: ObserverType>(
  _ observer: Observer
) -> Disposable? where Observer.Element == Element {
  let (subscription, timer) = state.withLock { open in
    open?.listeners += 1
    return (open?.subject.subscribe(observer), open?.timer.take())
  }
  timer?.dispose()
  return subscription
}
// end 14.11
