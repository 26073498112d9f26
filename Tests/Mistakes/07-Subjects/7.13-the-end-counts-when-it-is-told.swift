// After the first observer has come, an end counts when it has been told. Whoever subscribes while it
// waits gets a slot, and hears nothing.

// exercise 7.13
package final class BacklogSubject<Element>: Observable<Element>, DirectObserver {
  private final class Listener: @unchecked Sendable {
    // Unchecked: the closures are set once, and called by one thread at a time.
    private let isClosed = Flag()
    private let tellElement: (Element) -> Void
    private let tellEnd: (End) -> Void

    init(_ tellElement: @escaping (Element) -> Void, _ tellEnd: @escaping (End) -> Void) {
      self.tellElement = tellElement
      self.tellEnd = tellEnd
    }

    func tell(_ element: Element) {
      if !isClosed.isRaised() { tellElement(element) }
    }

    func tell(_ end: End) {
      if isClosed.raise() { tellEnd(end) }
    }

    func close() {
      isClosed.raise()
    }
  }

  private struct State {
    /// `nil` once the first observer has come.
    var backlog: [Element]? = []
    var end: End?
    var listeners = Bag<Listener>()
    var serializer = Serializer(answersNest: false)
  }

  private enum Welcome {
    case tooLate([Element], End)
    case first([Element], BagKey)
    case later(BagKey)
  }

  private let state = Lock(State())

  package override init() {}

  package func onNext(_ element: Element) {
    let delivery = state.withLock { state -> (Serializer.Turn, Bag<Listener>)? in
      guard state.end == nil else { return nil }
      if state.backlog != nil {
        state.backlog?.append(element)
        return nil
      }
      let listeners = state.listeners
      let work: Serializer.Work = { listeners.forEach { $0.tell(element) } }
      return (state.serializer.enter(queueing: work), listeners)
    }
    guard let (turn, listeners) = delivery else { return }
    turn.perform({ listeners.forEach { $0.tell(element) } }, next: { nextWork() })
  }

  package func onError(_ error: Swift.Error) {
    finish(.failed(error))
  }

  package func onCompleted() {
    finish(.completed)
  }

  private func finish(_ end: End) {
    let delivery = state.withLock { state -> (Serializer.Turn, Bag<Listener>)? in
      guard state.end == nil else { return nil }
      if state.backlog != nil {
        state.end = end
        return nil
      }
      let listeners = state.listeners
      let work: Serializer.Work = { self.tell(end, to: listeners) }
      return (state.serializer.enter(queueing: work), listeners)
    }
    guard let (turn, listeners) = delivery else { return }
    turn.perform({ tell(end, to: listeners) }, next: { nextWork() })
  }

  private func tell(_ end: End, to listeners: Bag<Listener>) {
    listeners.forEach { $0.tell(end) }
    let gone = state.withLock { state in
      state.end = state.end ?? end
      return state.listeners.removeAll()
    }
    withExtendedLifetime(gone) {}
  }

  private func nextWork() -> Serializer.Work? {
    state.withLock { $0.serializer.next() }
  }

  private func leave(_ key: BagKey) {
    state.withLock { $0.listeners.removeKey(key) }?.close()
  }

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let listener = Listener({ observer.onNext($0) }, { $0.tell(observer) })
    let welcome = state.withLock { state -> Welcome in
      let backlog = state.backlog.take()
      if let end = state.end { return .tooLate(backlog ?? [], end) }
      let key = state.listeners.insert(listener)
      guard let backlog else { return .later(key) }
      // Nobody has listened so far, so no thread is delivering, and this one always gets the turn.
      let nothing: Serializer.Work = {}
      _ = state.serializer.enter(queueing: nothing)
      return .first(backlog, key)
    }
    switch welcome {
    case .tooLate(let backlog, let end):
      for element in backlog { observer.onNext(element) }
      end.tell(observer)
      return Disposables.create()
    case .first(let backlog, let key):
      for element in backlog { listener.tell(element) }
      while let work = nextWork() { work() }
      return token(of: key, listener)
    case .later(let key):
      return token(of: key, listener)
    }
  }

  private func token(of key: BagKey, _ listener: Listener) -> Disposable {
    Disposables.create(with: { [weak self, weak listener] in
      listener?.close()
      self?.leave(key)
    })
  }
}
// end 7.13
