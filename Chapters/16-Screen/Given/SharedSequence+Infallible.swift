import Solution04Events
import Solution15Traits

extension SharedSequence {
  /// The elements, for a `for await` loop on the main actor.
  ///
  /// It subscribes when this property is read. Elements that come before they are read wait in an
  /// unbounded buffer.
  @MainActor public var values: AsyncStream<Element> {
    asInfallible().values
  }

  /// Returns the same sequence as one that promises only that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ControlEvent {
  /// Returns the same events as a sequence that promises only that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}

extension ControlProperty {
  /// Returns the same values as a sequence that promises only that it can't fail.
  public func asInfallible() -> Infallible<Element> {
    Infallible(asObservable())
  }
}
