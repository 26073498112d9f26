import Solution04Events
import Solution15Traits

extension SharedSequence {
  /// The elements, to be read by `for await`, on the main actor.
  ///
  /// It subscribes when this property is read. Elements that come before they are read wait in a
  /// buffer without a limit.
  @MainActor public var values: AsyncStream<Element> {
    asInfallible().values
  }

  /// Returns the same sequence as one that can't fail, of which no more is said.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ControlEvent {
  /// Returns the same events as a sequence that can't fail, of which no more is said.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ControlProperty {
  /// Returns the same values as a sequence that can't fail, of which no more is said.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}
