import Solution04Events
import Solution08Combining

extension ObservableType {
  /// Makes a sequence of each element, and sends what all of those send, as it comes.
  ///
  /// - Parameter selector: Makes the inner sequence; if it throws, the result fails with that error.
  /// - Returns: A sequence that completes when this one and all inner ones have completed, and fails
  ///   with the first that fails.
  public func flatMap<Source: ObservableConvertibleType>(
    _ selector: @escaping (Element) throws -> Source
  ) -> Observable<Source.Element> {
    Flatten(asObservable(), .atOnce, select: selector)
  }
}

extension ObservableType where Element: ObservableConvertibleType {
  /// Sends what all sequences in this sequence send, as it comes.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}

/// The machine of `flatMap`: whoever comes is listened to.
final class FlatMapSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  override func onNext(_ element: Outer) {
    // exercise 9.1: Listen to the inner sequence of this element, which is expected from now on.
    guard let inner = inner(for: element) else { return }
    expect()
    listen(to: inner)
    // end 9.1
  }
}
