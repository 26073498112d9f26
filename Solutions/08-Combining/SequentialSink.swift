import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The sink of an operator that listens to several sources, one after another.
///
/// `concat` moves on to the next source when one has completed. `retry` and `catch(sequence:)`, in
/// chapter 10, move on when one has failed. A subclass decides which: it overrides one of the two
/// ends, and calls `moveToNext()`. RxSwift's type is `TailRecursiveSink`, which is not public.
open class SequentialSink<
  Sources: Sequence,
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer>
where Sources.Element == Observable<Observer.Element> {
  // Used by one thread at a time: see `moveToNext()`.
  private var sources: Sources.Iterator

  /// Creates a sink that will listen to `sources`, which it takes one by one.
  public init(_ sources: Sources, observer: Observer, cancel: SinkDisposer) {
    self.sources = sources.makeIterator()
    super.init(observer: observer, cancel: cancel)
  }

  /// Passes each element on.
  open override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }

  /// Is called when the turn of a source has come; subscribes this sink to it.
  ///
  /// A subclass may subscribe an observer of its own.
  open func subscription(to source: Observable<Observer.Element>) -> Disposable {
    source.subscribe(self)
  }

  /// Is called when there are no more sources; completes.
  open func sourcesRanOut() {
    complete()
  }

  // exercise 8.3: The sources have their turns one after another, and one is subscribed at a time,
  //   whatever thread a source ends on, and even if it ends inside `subscribe`.
  // starts as: /// Begins with the first source, and returns what disposes the current one.
  // starts as: package final func run() -> Disposable {
  // starts as:   Disposables.create()
  // starts as: }
  // starts as:
  // starts as: /// Moves on to the next source; several threads may ask for that, even at the same moment.
  // starts as: package final func moveToNext() {}
  // The subscription to the current source.
  private let current = SerialDisposable()

  // How many moves have been asked for and not made yet.
  private let moves = Counter()

  /// Begins with the first source, and returns what disposes the current one.
  package final func run() -> Disposable {
    moveToNext()
    return current
  }

  /// Moves on to the next source, or leaves that to the call that is moving already.
  package final func moveToNext() {
    // A call that finds no move owed makes this one, and all that are asked for meanwhile. A source
    // that ends inside `subscribe` asks from within `move()`: its move is counted, and the stack
    // does not grow.
    guard moves.add() == 1 else { return }
    repeat { move() } while moves.subtract() > 0
  }

  private func move() {
    guard !isDisposed else { return }
    guard let source = sources.next() else {
      sourcesRanOut()
      return
    }
    listen(to: source)
  }

  private func listen(to source: Observable<Observer.Element>) {
    let slot = SingleAssignmentDisposable()
    current.disposable = slot
    // Disposing the source before may have ended everything.
    if isDisposed { return }
    slot.setDisposable(subscription(to: source))
  }
  // end 8.3
}
