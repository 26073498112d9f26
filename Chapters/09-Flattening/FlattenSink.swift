import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

/// The sink that turns each element of its source, the outer sequence, into an inner sequence.
///
/// From ``MergeSink`` it has the observers of the inner sequences, the lock that lets them send one
/// at a time, and the end. A subclass says what to do with an element, and may do something when an
/// inner sequence has completed.
class FlattenSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: MergeSink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  /// The element that this sink receives from its source.
  typealias Element = Outer

  private let select: (Outer) throws -> Inner

  // The membership of the outer sequence in the group.
  private let outer = Membership()

  init(
    select: @escaping (Outer) throws -> Inner,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the outer sequence, and returns the two things that the token has to dispose.
  final func run(_ source: Observable<Outer>) -> (sink: Disposable, subscription: Disposable) {
    // exercise 9.1: The end waits for the outer sequence, which is disposed with all the others.
    (self, group)
    // end 9.1
  }

  /// Receives each element of the outer sequence; for subclasses.
  func onNext(_ element: Outer) {
    fatalError("\(Self.self) has to override onNext(_:)")
  }

  final func onError(_ error: Swift.Error) {
    fail(with: error)
  }

  final func onCompleted() {
    // exercise 9.1: No more inner sequences will come. If there is nothing left to wait for, the
    //   end is heard before anything is disposed.
    // end 9.1
  }

  /// Returns the inner sequence of an element, or nil if it is all over.
  final func inner(for element: Outer) -> Observable<Observer.Element>? {
    // exercise 9.1: Return what `select` makes of the element; if it throws, end with that error.
    //   After the end it is not called.
    nil
    // end 9.1
  }
}
