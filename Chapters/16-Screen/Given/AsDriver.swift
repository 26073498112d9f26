import Solution04Events
import Solution07Subjects
import Solution15Traits

extension ObservableConvertibleType {
  /// Makes a driver of this sequence, with an element in place of an error.
  public func asDriver(onErrorJustReturn: Element) -> Driver<Element> {
    asSharedSequence(onErrorJustReturn: onErrorJustReturn)
  }

  /// Makes a driver of this sequence, which continues with another one after an error.
  public func asDriver(onErrorDriveWith: Driver<Element>) -> Driver<Element> {
    asSharedSequence(onErrorDriveWith: onErrorDriveWith)
  }

  /// Makes a driver of this sequence; a closure chooses by the error what it continues with.
  public func asDriver(
    onErrorRecover: @escaping (_ error: Swift.Error) -> Driver<Element>
  ) -> Driver<Element> {
    asSharedSequence(onErrorRecover: onErrorRecover)
  }
}

extension BehaviorRelay {
  /// Makes a driver of the value and its changes.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }

  /// Makes a shared sequence of the value and its changes.
  ///
  /// - Parameter strategy: How it is shared; known from the type of the result.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    strategy: Strategy.Type = Strategy.self
  ) -> SharedSequence<Strategy, Element> {
    sharedWithoutErrors()
  }
}

extension ControlProperty {
  /// Makes a driver of the values.
  public func asDriver() -> Driver<Element> {
    sharedWithoutErrors()
  }
}

extension ControlEvent {
  /// Makes a driver of the events; a ``Signal`` is usually what you want.
  public func asDriver() -> Driver<Element> {
    sharedWithoutErrors()
  }
}

extension InfallibleType {
  /// Makes a driver of this sequence, which can't fail.
  public func asDriver() -> Driver<Element> {
    asSharedSequence()
  }

  /// Makes a signal of this sequence, which can't fail.
  public func asSignal() -> Signal<Element> {
    asSharedSequence()
  }

  /// Makes a shared sequence of this one, which can't fail.
  ///
  /// - Parameter sharingStrategy: How it is shared; known from the type of the result.
  /// - Returns: The sequence.
  public func asSharedSequence<Strategy: SharingStrategyProtocol>(
    sharingStrategy: Strategy.Type = Strategy.self
  ) -> SharedSequence<Strategy, Element> {
    sharedWithoutErrors()
  }
}
