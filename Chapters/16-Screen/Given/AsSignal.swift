import Solution04Events
import Solution07Subjects

extension ObservableConvertibleType {
  /// Makes a signal of this sequence, with an element in place of an error.
  public func asSignal(onErrorJustReturn: Element) -> Signal<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a signal of this sequence, which continues with another one after an error.
  public func asSignal(onErrorSignalWith: Signal<Element>) -> Signal<Element> {
    asSharedSequence(onErrorDriveWith: onErrorSignalWith)
  }

  /// Makes a signal of this sequence; a closure chooses by the error what it continues with.
  public func asSignal(
    onErrorRecover: @escaping (_ error: Swift.Error) -> Signal<Element>
  ) -> Signal<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension PublishRelay {
  /// Makes a signal of what the relay accepts.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }

  /// Makes a shared sequence of what the relay accepts.
  ///
  /// - Parameter strategy: How it is shared; known from the type of the result.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    strategy: Strategy.Type = Strategy.self
  ) -> SharedSequence<Strategy, Element> {
    sharedWithoutErrors()
  }
}

extension ControlEvent {
  /// Makes a signal of the events.
  public func asSignal() -> Signal<Element> {
    sharedWithoutErrors()
  }
}
