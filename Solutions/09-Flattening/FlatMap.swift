import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

extension ObservableType {
  /// Turns each element into a sequence, and sends what all of those send, as it comes.
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
  /// Sends what all inner sequences send, as it comes.
  public func merge() -> Observable<Element.Element> {
    flatMap { $0 }
  }
}

/// The sink of `flatMap`, which listens to every inner sequence.
final class FlatMapSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: FlattenSink<Outer, Inner, Observer> where Inner.Element == Observer.Element {
  override func onNext(_ element: Outer) {
    // exercise 9.1: From now on this inner sequence is heard, too, and the end waits for it.
    // Expected before the closure is called: it may make the outer sequence complete.
    expect()
    guard let inner = inner(for: element) else { return }
    listen(to: inner)
    // end 9.1
  }
}
