import Solution04Events

/// The machine of an operator on one source: the observer of that source.
///
/// A subclass says what becomes of an element. An end ends the result in the same way, unless a
/// subclass says otherwise. RxSwift has no such class: there each operator switches over events.
open class OperatorSink<Source, Observer: ObserverType>: Sink<Observer>, DirectObserver {
  /// The element that this machine is told.
  public typealias Element = Source

  /// Creates a machine in front of `observer`, with its token.
  public override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Is told each element of the source; for subclasses.
  open func onNext(_ element: Source) {
    fatalError("\(Self.self) has to override onNext(_:)")
  }

  /// Is told that the source has failed; so does the result.
  open func onError(_ error: Swift.Error) {
    // exercise 5.6: End the result with the same error.
    // end 5.6
  }

  /// Is told that the source has ended well; so does the result.
  open func onCompleted() {
    // exercise 5.6: End the result well.
    // end 5.6
  }
}

/// The machine that passes on what it is told.
///
/// It stands where an operator has something to do at the beginning only, and where a source is to be
/// made to keep the contract.
package final class PassingSink<Observer: ObserverType>: OperatorSink<Observer.Element, Observer> {
  /// Creates a machine in front of `observer`, with its token.
  package override init(observer: Observer, cancel: SinkDisposer) {
    super.init(observer: observer, cancel: cancel)
  }

  /// Passes the element on.
  package override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }
}
