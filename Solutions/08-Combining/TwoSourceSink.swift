import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The sink of an operator that listens to another source besides its own.
///
/// A subclass says what an element of either source means, and what a completion means where the
/// default doesn't fit. It hears one event at a time, whatever threads the two sources send on, and
/// nothing after the end. An error of either source ends the result.
class TwoSourceSink<Element, Other, Observer: ObserverType>: OperatorSink<Element, Observer> {
  /// What ends the subscription to the other source.
  final let otherSubscription = SingleAssignmentDisposable()

  /// What ends the subscription to the operator's own source.
  final let sourceSubscription = SingleAssignmentDisposable()

  // MARK: What a subclass says

  /// Is called with each element of the operator's own source.
  func sourceSent(_ element: Element) {}

  /// Is called with each element of the other source.
  func otherSent(_ element: Other) {}

  /// Is called when the operator's own source has completed; so does the result.
  func sourceCompleted() {
    complete()
  }

  /// Is called when the other source has completed; disposes it, and the result goes on.
  func otherCompleted() {
    otherSubscription.dispose()
  }

  // exercise 8.6: The sink hears both sources, one event at a time, and lets a subclass say what an
  //   event means. An end waits for its turn, too.
  // starts as: final override func onNext(_ element: Element) {}
  // starts as:
  // starts as: /// Subscribes to the operator's own source.
  // starts as: final func subscribe(to source: Observable<Element>) {}
  // starts as:
  // starts as: /// Subscribes to the other source.
  // starts as: final func subscribe(toOther other: Observable<Other>) {}
  // starts as:
  // starts as: /// What ends both subscriptions.
  // starts as: final var both: Disposable {
  // starts as:   Disposables.create()
  // starts as: }
  // Held while an event is handled, and so while the observer is called.
  private let lock = RecursiveLock()

  // MARK: What it hears

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
  // end 8.6
}

// exercise 8.6: Whatever listens to the other source.
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
// end 8.6
