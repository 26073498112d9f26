import Solution04Events

/// A sequence whose type says how many elements it has.
///
/// It wraps an observable that keeps the promise of `Trait`. Chapter 15 builds the rest of it.
public struct PrimitiveSequence<Trait, Element> {
  private let source: Observable<Element>

  /// Creates a sequence from an observable that already keeps the promise.
  package init(raw: Observable<Element>) {
    source = raw
  }
}

extension PrimitiveSequence: ObservableConvertibleType {
  /// Returns the wrapped observable.
  public func asObservable() -> Observable<Element> {
    source
  }
}

/// A type that can be turned into a ``PrimitiveSequence``.
public protocol PrimitiveSequenceType {
  /// What is promised.
  associatedtype Trait
  /// The type of the elements.
  associatedtype Element

  /// The sequence.
  var primitiveSequence: PrimitiveSequence<Trait, Element> { get }
}

extension PrimitiveSequence: PrimitiveSequenceType {
  /// The sequence itself.
  public var primitiveSequence: PrimitiveSequence<Trait, Element> { self }
}
