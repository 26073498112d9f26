import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining
import Solution11Schedulers

extension InfallibleType {
  /// Returns a sequence of this element.
  public static func just(_ element: Element) -> Infallible<Element> {
    Infallible(.just(element))
  }

  /// Returns a sequence of this element, sent on a scheduler.
  public static func just(
    _ element: Element,
    scheduler: ImmediateSchedulerType
  ) -> Infallible<Element> {
    Infallible(.just(element, scheduler: scheduler))
  }

  /// Returns a sequence that sends nothing, not even an end.
  public static func never() -> Infallible<Element> {
    Infallible(.never())
  }

  /// Returns a sequence that ends at once.
  public static func empty() -> Infallible<Element> {
    Infallible(.empty())
  }

  /// Returns a sequence that is made anew for each subscriber.
  ///
  /// - Parameter observableFactory: Is called inside `subscribe`. It may throw, as RxSwift's may;
  ///   to do so breaks the promise.
  /// - Returns: The sequence.
  public static func deferred(
    _ observableFactory: @escaping () throws -> Infallible<Element>
  ) -> Infallible<Element> {
    Infallible(.deferred { try observableFactory().asObservable() })
  }
}

extension Infallible {
  /// Returns a sequence of these elements.
  ///
  /// - Parameters:
  ///   - elements: The elements.
  ///   - scheduler: Where to send them, one per turn.
  /// - Returns: The sequence.
  public static func of(
    _ elements: Element...,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    from(elements, scheduler: scheduler)
  }

  /// Returns a sequence of the elements of an array.
  ///
  /// - Parameters:
  ///   - array: The elements.
  ///   - scheduler: Where to send them, one per turn.
  /// - Returns: The sequence.
  public static func from(
    _ array: [Element],
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> {
    Infallible(.from(array, scheduler: scheduler))
  }

  /// Returns a sequence of the elements of a Swift sequence.
  ///
  /// - Parameters:
  ///   - sequence: The elements, which are taken one by one.
  ///   - scheduler: Where to send them, one per turn.
  /// - Returns: The sequence.
  public static func from<Sequence: Swift.Sequence>(
    _ sequence: Sequence,
    scheduler: ImmediateSchedulerType = CurrentThreadScheduler.instance
  ) -> Infallible<Element> where Sequence.Element == Element {
    Infallible(.from(sequence, scheduler: scheduler))
  }

  /// Returns a sequence of what several send, one after the other.
  public static func concat<Sequence: Swift.Sequence>(
    _ sequence: Sequence
  ) -> Infallible<Element> where Sequence.Element == Infallible<Element> {
    // Each is taken when its turn has come: the sequence may be endless.
    Infallible(.concat(sequence.lazy.map { $0.asObservable() }))
  }

  /// Returns a sequence of what several send, one after the other.
  public static func concat<Collection: Swift.Collection>(
    _ collection: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.concat(collection.map { $0.asObservable() }))
  }

  /// Returns a sequence of what several send, one after the other.
  public static func concat(_ sources: Infallible<Element>...) -> Infallible<Element> {
    concat(sources)
  }

  /// Returns a sequence of what several send, as it comes.
  public static func merge<Collection: Swift.Collection>(
    _ sources: Collection
  ) -> Infallible<Element> where Collection.Element == Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence of what several send, as it comes.
  public static func merge(_ sources: [Infallible<Element>]) -> Infallible<Element> {
    Infallible(.merge(sources.map { $0.asObservable() }))
  }

  /// Returns a sequence of what several send, as it comes.
  public static func merge(_ sources: Infallible<Element>...) -> Infallible<Element> {
    merge(sources)
  }
}
