import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution10Errors

extension ObservableConvertibleType {
  /// Continues with an element and the end, if this sequence fails.
  public func asInfallible(onErrorJustReturn element: Element) -> Infallible<Element> {
    // exercise 15.4: Express it with one of the other two.
    .never()
    // end 15.4
  }

  /// Continues with another sequence, which can't fail, if this one does.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    // exercise 15.4: Express it with the last one.
    .never()
    // end 15.4
  }

  /// Continues with a sequence that is chosen by the error, if this one fails.
  ///
  /// - Parameter onErrorRecover: Chooses a sequence that can't fail; it can't throw either.
  /// - Returns: A sequence that can't fail.
  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    // exercise 15.4: Wrap a sequence in which no error is left.
    .never()
    // end 15.4
  }
}

extension PublishRelay {
  /// Returns the relay as a sequence that can't fail, which it never could.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension BehaviorRelay {
  /// Returns the relay as a sequence that can't fail, which it never could.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ReplayRelay {
  /// Returns the relay as a sequence that can't fail, which it never could.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}
