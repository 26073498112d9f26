// Queues what the observer makes a source send, until the observer has returned.

// exercise 8.6
// Only one thread at a time does the work, and no other waits for it.
private let turns = EventSerializer()

final override func onNext(_ element: Element) {
  turns.perform { if !self.isDisposed { self.sourceSent(element) } }
}

final override func onError(_ error: Swift.Error) {
  turns.perform { self.fail(with: error) }
}

final override func onCompleted() {
  turns.perform { if !self.isDisposed { self.sourceCompleted() } }
}

fileprivate final func hearOther(_ element: Other) {
  turns.perform { if !self.isDisposed { self.otherSent(element) } }
}

fileprivate final func hearEndOfOther() {
  turns.perform { if !self.isDisposed { self.otherCompleted() } }
}

/// Subscribes to the operator's own source.
final func subscribe(to source: Observable<Element>) {
  sourceSubscription.setDisposable(source.subscribe(self))
}

/// Subscribes to the other source.
final func subscribe(toOther other: Observable<Other>) {
  otherSubscription.setDisposable(other.subscribe(OtherObserver(sink: self)))
}

/// What ends both subscriptions.
final var both: Disposable {
  Disposables.create(sourceSubscription, otherSubscription)
}
// end 8.6

// exercise 8.6
private struct OtherObserver<Element, Other, Observer: ObserverType>: DirectObserver {
  let sink: TwoSourceSink<Element, Other, Observer>

  func onNext(_ element: Other) {
    sink.hearOther(element)
  }

  func onError(_ error: Swift.Error) {
    sink.onError(error)
  }

  func onCompleted() {
    sink.hearEndOfOther()
  }
}
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
