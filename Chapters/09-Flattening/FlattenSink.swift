import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

/// The machine that makes an inner sequence of each element of its source, the outer sequence.
///
/// From ``MergeSink`` it has the observers of the inner sequences, one voice for all of them, and the
/// end. A subclass says what to do with an element, and may have its say when an inner sequence has
/// completed.
class FlattenSink<Outer, Observer: ObserverType>: MergeSink<Observer>, ObserverType {
  /// The element that this machine is told by its source.
  typealias Element = Outer

  private let select: (Outer) throws -> Observable<Observer.Element>
  private let outerSubscription = SingleAssignmentDisposable()

  init(
    select: @escaping (Outer) throws -> Observable<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  /// Is called with each element that comes before the end.
  func outerSent(_ element: Outer) {}

  /// Subscribes to the outer sequence, and returns what ends all of it.
  final func run(_ source: Observable<Outer>) -> Disposable {
    // exercise 9.1: Expect the outer sequence, put `outerSubscription` into the group, and
    //   subscribe. The group is what ends all of it.
    group
    // end 9.1
  }

  final func on(_ event: Event<Outer>) {
    // exercise 9.1: Hand each element to `outerSent`, unless all is over. An error is the end of all.
    //   A completion means that no more inner sequences will come: let go of the outer one, and
    //   count it off.
    // end 9.1
  }

  /// Asks for the inner sequence of an element; if that fails, ends the result with the error.
  final func inner(for element: Outer) -> Observable<Observer.Element>? {
    // exercise 9.1: Return what `select` makes of the element; if it throws, end with that error.
    nil
    // end 9.1
  }
}
