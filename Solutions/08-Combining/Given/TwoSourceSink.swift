import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The machine of an operator that listens to another source beside its own.
///
/// A subclass says what an element of either means, and what a completion means where that is not
/// what is usual. It is told one thing at a time, whatever the threads that the two sources speak on,
/// and nothing after the end. An error of either is the end.
class TwoSourceSink<Element, Other, Observer: ObserverType>: OperatorSink<Element, Observer> {
  /// What ends the subscription to the other source.
  final let otherSubscription = SingleAssignmentDisposable()

  /// What ends the subscription to the operator's own source.
  final let sourceSubscription = SingleAssignmentDisposable()

  // Held while something is dealt with, and so while the observer is told what follows from it.
  private let lock = RecursiveLock()

  // MARK: What a subclass says

  /// Is called with each element of the operator's own source.
  func sourceSent(_ element: Element) {}

  /// Is called with each element of the other source.
  func otherSent(_ element: Other) {}

  /// Is called when the operator's own source has completed; so does the result.
  func sourceCompleted() {
    complete()
  }

  /// Is called when the other source has completed; lets go of it, and the result goes on.
  func otherCompleted() {
    otherSubscription.dispose()
  }

  // MARK: What it is told

  final override func onNext(_ element: Element) {
    lock.withLock {
      if !isDisposed { sourceSent(element) }
    }
  }

  final override func onCompleted() {
    lock.withLock {
      if !isDisposed { sourceCompleted() }
    }
  }

  final override func tellEnd(_ error: Swift.Error?) {
    lock.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
  }

  fileprivate final func onOtherNext(_ element: Other) {
    lock.withLock {
      if !isDisposed { otherSent(element) }
    }
  }

  fileprivate final func onOtherCompleted() {
    lock.withLock {
      if !isDisposed { otherCompleted() }
    }
  }

  // MARK: Subscribing

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
}

/// The observer of the other source.
private final class OtherObserver<Element, Other, Observer: ObserverType>: DirectObserver {
  private let sink: TwoSourceSink<Element, Other, Observer>

  init(sink: TwoSourceSink<Element, Other, Observer>) {
    self.sink = sink
  }

  func onNext(_ element: Other) {
    sink.onOtherNext(element)
  }

  func onError(_ error: Swift.Error) {
    sink.fail(with: error)
  }

  func onCompleted() {
    sink.onOtherCompleted()
  }
}
