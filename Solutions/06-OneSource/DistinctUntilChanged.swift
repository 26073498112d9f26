import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

extension ObservableType where Element: Equatable {
  /// Drops an element if it is equal to the last one that passed.
  ///
  /// ```text
  /// source:                --1--1--2--1--|
  /// distinctUntilChanged() --1-----2--1--|
  /// ```
  public func distinctUntilChanged() -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: { $0 == $1 })
  }
}

extension ObservableType {
  /// Drops an element if its key is equal to the key of the last one that passed.
  ///
  /// - Parameter keySelector: Makes the key; if it throws, the result fails with that error.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func distinctUntilChanged<Key: Equatable>(
    _ keySelector: @escaping (Element) throws -> Key
  ) -> Observable<Element> {
    distinctUntilChanged(keySelector, comparer: { $0 == $1 })
  }

  /// Drops an element if it counts as equal to the last one that passed.
  ///
  /// - Parameter comparer: Compares the element that passed with the new one; if it throws, the
  ///   result fails with that error.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func distinctUntilChanged(
    _ comparer: @escaping (_ lhs: Element, _ rhs: Element) throws -> Bool
  ) -> Observable<Element> {
    distinctUntilChanged({ $0 }, comparer: comparer)
  }

  /// Drops an element if a property of it is equal to that of the last one that passed.
  ///
  /// - Parameter keyPath: The property.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func distinctUntilChanged<Property: Equatable>(
    at keyPath: KeyPath<Element, Property>
  ) -> Observable<Element> {
    distinctUntilChanged({ $0[keyPath: keyPath] }, comparer: { $0 == $1 })
  }

  /// Drops an element if its key counts as equal to the key of the last one that passed.
  ///
  /// - Parameters:
  ///   - keySelector: Makes the key of each element; if it throws, the result fails with that error.
  ///   - comparer: Compares the key of the element that passed with the new key; if it throws, the
  ///     result fails with that error.
  /// - Returns: A sequence of the elements that passed, which ends when this one does.
  public func distinctUntilChanged<Key>(
    _ keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (_ lhs: Key, _ rhs: Key) throws -> Bool
  ) -> Observable<Element> {
    // machine 6.3: Return a sequence that keeps the promise above.
    // starts as: .never()
    DistinctUntilChanged(source: asObservable(), keySelector: keySelector, comparer: comparer)
    // end machine 6.3
  }
}

// machine 6.3: What `distinctUntilChanged` is made of.
private final class DistinctUntilChanged<Element, Key>: Producer<Element> {
  private let source: Observable<Element>
  private let keySelector: (Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool

  init(
    source: Observable<Element>,
    keySelector: @escaping (Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool
  ) {
    self.source = source
    self.keySelector = keySelector
    self.comparer = comparer
  }

  override func run<Observer: ObserverType>(_ observer: Observer, cancel: SinkDisposer) -> Pair
  where Observer.Element == Element {
    let sink = DistinctUntilChangedSink(
      keySelector: keySelector,
      comparer: comparer,
      observer: observer,
      cancel: cancel
    )
    return (sink, source.subscribe(sink))
  }
}

private final class DistinctUntilChangedSink<
  Key,
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer> {
  /// The key of the last element that passed; `nil` until one has.
  private var lastKey: Key?
  private let keySelector: (Observer.Element) throws -> Key
  private let comparer: (Key, Key) throws -> Bool

  init(
    keySelector: @escaping (Observer.Element) throws -> Key,
    comparer: @escaping (Key, Key) throws -> Bool,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.keySelector = keySelector
    self.comparer = comparer
    super.init(observer: observer, cancel: cancel)
  }

  override func onNext(_ element: Observer.Element) {
    // exercise 6.3: Forward an element unless `comparer` finds its key equal to the key of the last
    //   one that was forwarded; if a closure throws, end with that error.
    do {
      let key = try keySelector(element)
      if let lastKey, try comparer(lastKey, key) { return }
      // Stored before it is sent: a reentrant observer causes the next one before that returns.
      lastKey = key
      forwardNext(element)
    } catch {
      fail(with: error)
    }
    // end 6.3
  }
}
// end machine 6.3
