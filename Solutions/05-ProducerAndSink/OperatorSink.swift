import Solution04Events

/// The sink of an operator on one source: the observer of that source.
///
/// A subclass says what becomes of an element. An end ends the result in the same way, unless a
/// subclass says otherwise. RxSwift has no such class: there each operator switches over events.
open class OperatorSink<Source, Observer: ObserverType>: Sink<Observer>, DirectObserver {
  /// The element that this sink receives.
  public typealias Element = Source

  /// Creates a sink in front of `observer`, with its token.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Receives each element of the source; for subclasses.
  open func onNext(_ element: Source) {
    fatalError("\(Self.self) has to override onNext(_:)")
  }

  /// Ends the result with the error of the source.
  open func onError(_ error: Swift.Error) {
    // exercise 5.6: End the result with the same error.
    fail(with: error)
    // end 5.6
  }

  /// Completes the result when the source has completed.
  open func onCompleted() {
    // exercise 5.6: Complete the result.
    complete()
    // end 5.6
  }
}

/// The sink that passes on what it receives.
///
/// It serves operators that only have something to do at the beginning, and makes a source keep the
/// contract.
package final class PassingSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  /// Creates a sink in front of `observer`, with its token.
  package override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Passes the element on.
  package override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }
}
