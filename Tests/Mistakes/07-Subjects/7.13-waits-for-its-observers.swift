// It holds a lock while its observers run, so other threads wait for them.

// exercise 7.13
package final class BacklogSubject<Element>: Observable<Element>, ObserverType {
  private let turn = Lock(())
  private let owner = Lock<ThreadIdentity?>(nil)
  private var waiting: [Event<Element>] = []
  private var isFirst = true
  private var isTelling = false
  private var end: Event<Element>?
  private var observers = Bag<AnyObserver<Element>>()

  package override init() {}

  package func on(_ event: Event<Element>) {
    alone {
      guard end == nil else { return }
      if event.isStopEvent { end = event }
      waiting.append(event)
      if !isFirst { tell() }
    }
  }

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    alone {
      if !isFirst, let end {
        observer.on(end)
        return Disposables.create()
      }
      let key = observers.insert(AnyObserver(observer))
      isFirst = false
      tell()
      return Disposables.create { [weak self] in
        self?.alone { _ = self?.observers.removeKey(key) }
      }
    }
  }

  /// Runs `body` while all other threads wait; a thread that is inside may come again.
  private func alone<Result>(_ body: () -> Result) -> Result {
    if owner.withLock({ $0 == .current }) { return body() }
    return turn.withLock { _ in
      owner.withLock { $0 = .current }
      defer { owner.withLock { $0 = nil } }
      return body()
    }
  }

  private func tell() {
    guard !isTelling else { return }
    isTelling = true
    defer { isTelling = false }
    while !waiting.isEmpty {
      let event = waiting.removeFirst()
      let all = event.isStopEvent ? observers.removeAll() : observers
      all.forEach { $0.on(event) }
    }
  }
}
// end 7.13
