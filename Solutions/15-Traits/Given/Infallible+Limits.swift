import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

// The conditions may throw, as RxSwift's may. What they throw breaks the promise, and is reported so.
extension InfallibleType {
  /// Passes on the first elements, and ends with the last of them.
  public func take(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().take(count))
  }

  /// Passes on the last elements, when this sequence has ended.
  public func takeLast(_ count: Int) -> Infallible<Element> {
    Infallible(asObservable().takeLast(count))
  }

  /// Passes elements on until another source sends one, and ends then.
  public func take<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().take(until: other.asObservable()))
  }

  /// Passes elements on until another source sends one, and ends then.
  ///
  /// - Parameter other: If it fails, this only goes on: there is no way to tell it. RxSwift passes the
  ///   error on, which breaks the promise.
  /// - Returns: A sequence that ends when this one does, or earlier.
  public func take<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    take(until: other.asInfallible(onErrorFallbackTo: .never()))
  }

  /// Passes elements on until one satisfies a condition, and ends with that one.
  public func take(
    until predicate: @escaping (Element) throws -> Bool,
    behavior: TakeBehavior = .exclusive
  ) -> Infallible<Element> {
    Infallible(asObservable().take(until: predicate, behavior: behavior))
  }

  /// Passes elements on while they satisfy a condition, and ends with the first that does not.
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

  /// Drops elements while they satisfy a condition, and passes on all from the first that does not.
  public func skip(while predicate: @escaping (Element) throws -> Bool) -> Infallible<Element> {
    Infallible(asObservable().skip(while: predicate))
  }

  /// Drops elements until another source sends one, and passes them on from then.
  public func skip<Source: InfallibleType>(until other: Source) -> Infallible<Element> {
    Infallible(asObservable().skip(until: other.asObservable()))
  }

  /// Drops elements until another source sends one, and passes them on from then.
  ///
  /// - Parameter other: If it fails, no element ever passes: there is no way to tell it.
  /// - Returns: A sequence that ends when this one does.
  public func skip<Source: ObservableType>(until other: Source) -> Infallible<Element> {
    skip(until: other.asInfallible(onErrorFallbackTo: .never()))
  }
}
