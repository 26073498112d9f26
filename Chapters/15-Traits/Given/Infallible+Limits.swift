import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

// The conditions may throw, as RxSwift's may. To throw breaks the promise, and is reported as such.
extension InfallibleType {
  /// Forwards the first elements, and ends with the last of them.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Sends the last elements once this sequence has ended.
  public func takeLast(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().takeLast(count))
  }

  /// Forwards elements until another source sends one, and then ends.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Forwards elements until another source sends one, and then ends.
  ///
  /// - Parameter other: If it fails, this sequence goes on: it has no way to pass on an error.
  ///   RxSwift passes the error on, which breaks the promise.
  /// - Returns: A sequence that ends when this one does, or earlier.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    take(until: other.asInfallible(onErrorFallbackTo: .never()))
  }

  /// Forwards elements until one satisfies a condition, and ends there.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Forwards elements while they satisfy a condition, and ends at the first that does not.
  public func take(
    while predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(while: predicate, behavior: behavior))
  }

  /// Drops the first elements.
  public func skip(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().skip(count))
  }

  /// Drops elements while they satisfy a condition, and forwards all from the first that does not.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another source sends one, and forwards all from then on.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// Drops elements until another source sends one, and forwards all from then on.
  ///
  /// - Parameter other: If it fails, no element is ever sent: there is no way to pass on an error.
  /// - Returns: A sequence that ends when this one does.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    skip(until: other.asInfallible(onErrorFallbackTo: .never()))
  }
}
