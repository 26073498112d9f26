// It keeps what comes while it has no observer, rather than until it has had one.

// exercise 7.13
package final class BacklogSubject<Element>: Broadcast<Element>, SubjectType {
  private var backlog: [Element] = []

  package override init() {}

  package func asObserver() -> BacklogSubject<Element> { self }

  override var answersNest: Bool { false }

  override func note(_ element: inout Element) {
    if listeners == 0 { backlog.append(element) }
  }

  override func past(before end: End?) -> [Element] {
    listeners += 1
    defer { backlog = [] }
    return backlog
  }

  private var listeners = 0

  package override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Element {
    let token = super.subscribe(observer)
    return Disposables.create { [weak self] in
      token.dispose()
      self?.machine.withLock { _ in self?.listeners -= 1 }
    }
  }
}
// end 7.13
