// All that comes goes through one method that waits for the turn and looks; both tokens are made by
// one composite; the latest is an optional whose old value is freed after the write.

// exercise 8.6 in TwoSourceSink.swift
private let turns = RecursiveLock()

/// Does `work` when no other thread is inside, unless the sink has stopped.
@inline(__always)
fileprivate final func takeTurn(_ work: () -> Void) {
  turns.withLock {
    guard !isDisposed else { return }
    work()
  }
}

final override func onNext(_ element: Element) {
  takeTurn { sourceSent(element) }
}

final override func onCompleted() {
  takeTurn(sourceCompleted)
}

final override func tellEnd(_ error: Swift.Error?) {
  turns.withLock {
    guard !cancel.isDisposed else { return }
    super.tellEnd(error)
  }
}

/// Subscribes to the operator's own source.
final func subscribe(to source: Observable<Element>) {
  let token = source.subscribe(self)
  sourceSubscription.setDisposable(token)
}

/// Subscribes to the other source.
final func subscribe(toOther other: Observable<Other>) {
  let token = other.subscribe(Ear(sink: self))
  otherSubscription.setDisposable(token)
}

/// What ends both subscriptions.
final var both: Disposable {
  CompositeDisposable(otherSubscription, sourceSubscription)
}
// end 8.6

// exercise 8.6 in TwoSourceSink.swift
/// The observer of the other source.
private struct Ear<Element, Other, Observer: ObserverType>: DirectObserver {
  let sink: TwoSourceSink<Element, Other, Observer>

  func onNext(_ element: Other) {
    sink.takeTurn { sink.otherSent(element) }
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.takeTurn(sink.otherCompleted)
  }
}
// end 8.6

// exercise 8.6 in WithLatestFrom.swift
sink.subscribe(toOther: second)
sink.subscribe(to: source)
// end 8.6

// exercise 8.6 in WithLatestFrom.swift
private var latest: Second?

override func sourceSent(_ element: Element) {
  guard let latest else { return }
  switch Swift.Result(catching: { try select(element, latest) }) {
  case .success(let result): forwardNext(result)
  case .failure(let error): fail(with: error)
  }
}

override func otherSent(_ element: Second) {
  let before = latest
  latest = element
  withExtendedLifetime(before) {}
}
// end 8.6
