// The other source has an observer made of two closures, and the second region stays empty.

// exercise 8.6
// Held while either source is heard, and so while the observer is called.
private let lock = RecursiveLock()

final override func onNext(_ element: Element) {
  inTurn(sourceSent, element)
}

final override func onCompleted() {
  inTurn(sourceCompleted, ())
}

private func inTurn<Content>(_ hear: (Content) -> Void, _ content: Content) {
  lock.withLock {
    guard !isDisposed else { return }
    hear(content)
  }
}

final override func tellEnd(_ error: Swift.Error?) {
  lock.withLock { if !cancel.isDisposed { super.tellEnd(error) } }
}

/// Subscribes to the operator's own source.
final func subscribe(to source: Observable<Element>) {
  sourceSubscription.setDisposable(source.subscribe(self))
}

/// Subscribes to the other source.
final func subscribe(toOther other: Observable<Other>) {
  let observer = AnonymousObserver<Other>(
    onNext: { self.inTurn(self.otherSent, $0) },
    onEnd: { end in
      if case .error(let error) = end { self.fail(with: error) }
      if case .completed = end { self.inTurn(self.otherCompleted, ()) }
    }
  )
  otherSubscription.setDisposable(other.subscribe(observer))
}

/// What ends both subscriptions.
final var both: Disposable {
  Disposables.create(sourceSubscription, otherSubscription)
}
// end 8.6

// exercise 8.6
// end 8.6

// exercise 8.6
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6
private let latest = Slot<Second>()

override func sourceSent(_ element: Element) {
  guard !latest.isEmpty else { return }
  do {
    forwardNext(try select(element, latest.element))
  } catch {
    fail(with: error)
  }
}

override func otherSent(_ element: Second) {
  latest.element = element
}
// end 8.6
