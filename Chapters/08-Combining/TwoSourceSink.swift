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
  final override func onNext(_ element: Element) {}

  /// Subscribes to the operator's own source.
  final func subscribe(to source: Observable<Element>) {}

  /// Subscribes to the other source.
  final func subscribe(toOther other: Observable<Other>) {}

  /// What ends both subscriptions.
  final var both: Disposable {
    Disposables.create()
  }
  // end 8.6
}

// exercise 8.6: Whatever listens to the other source.
// end 8.6
