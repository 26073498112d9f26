import Solution04Events
import Solution06OneSource

extension SharedSequenceConvertibleType where Element: Equatable {
  /// Drops an element if it is equal to the one before it.
  public func distinctUntilChanged() -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged() }
  }
}

extension SharedSequenceConvertibleType {
  /// Drops an element if its key is equal to that of the one before it.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) -> Key
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(keySelector) }
  }

  /// Drops an element if it counts as equal to the one before it.
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(comparer) }
  }

  /// Drops an element if one of its properties is equal to that of the one before it.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(at: keyPath) }
  }

  /// Drops an element if its key counts as equal to that of the one before it.
  ///
  /// - Parameters:
  ///   - keySelector: Makes the key of an element.
  ///   - comparer: Tells whether two keys count as equal.
  /// - Returns: A sequence of the elements that are left.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) -> Key,
    comparer: @escaping (_ lhs: Key, _ rhs: Key) -> Bool
  ) -> SharedSequence<SharingStrategy, Element> {
    shared { $0.distinctUntilChanged(keySelector, comparer: comparer) }
  }
}
