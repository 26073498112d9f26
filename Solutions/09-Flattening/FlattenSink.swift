import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

/// The machine that makes an inner sequence of each element of its source, the outer sequence.
///
/// From ``MergeSink`` it has the observers of the inner sequences, one voice for all of them, and the
/// end. A subclass says what to do with an element, and may have its say when an inner sequence has
/// completed.
class FlattenSink<
  Outer,
  Inner: ObservableConvertibleType,
  Observer: ObserverType
>: MergeSink<Observer>, DirectObserver where Inner.Element == Observer.Element {
  /// The element that this machine is told by its source.
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
    // exercise 9.1: Expect the outer sequence, and subscribe; from then on it is a member of the group,
    //   which ends all that this machine listens to.
    // starts as: (self, group)
    expect()
    outer.begin(with: source.subscribe(self), in: group)
    return (self, group)
    // end 9.1
  }

  /// Is told each element of the outer sequence; for subclasses.
  func onNext(_ element: Outer) {
    fatalError("\(Self.self) has to override onNext(_:)")
  }

  final func onError(_ error: Swift.Error) {
    fail(with: error)
  }

  final func onCompleted() {
    // exercise 9.1: No more inner sequences will come: the outer one is not expected any more, and is
    //   let go of. If it was the last, the end is heard first.
    expectOneLess()
    outer.end(in: group)
    // end 9.1
  }

  /// Returns the inner sequence of an element, or nil if there is none: all is over.
  final func inner(for element: Outer) -> Observable<Observer.Element>? {
    // exercise 9.1: Return what `select` makes of the element; if it throws, that is the end. After
    //   the end it is not asked.
    // starts as: nil
    guard !isDisposed else { return nil }
    do {
      return try select(element).asObservable()
    } catch {
      fail(with: error)
      return nil
    }
    // end 9.1
  }
}
