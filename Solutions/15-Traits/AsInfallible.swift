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
    asInfallible(onErrorFallbackTo: .just(element))
  }

  /// Continues with another sequence, which can't fail, if this one does.
  public func asInfallible(
    onErrorFallbackTo infallible: Infallible<Element>
  ) -> Infallible<Element> {
    asInfallible(onErrorRecover: { _ in infallible })
  }

  /// Continues with a sequence that is chosen by the error, if this one fails.
  ///
  /// - Parameter onErrorRecover: Chooses a sequence that can't fail; it can't throw either.
  /// - Returns: A sequence that can't fail.
  public func asInfallible(
    onErrorRecover: @escaping (Swift.Error) -> Infallible<Element>
  ) -> Infallible<Element> {
    // exercise 15.4: What came before the error stays, and what replaces it is asked for when there is
    //   an error. The others above are made of this one.
    // starts as: .never()
    Infallible(asObservable().catch { onErrorRecover($0).asObservable() })
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
