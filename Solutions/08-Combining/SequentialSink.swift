import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Synchronization

/// The machine in front of an observer that hears several sources, one after the other.
///
/// `concat` goes on to the next source when one has completed. `retry` and `catch(sequence:)`, in
/// chapter 10, go on when one has failed. A subclass says which: it overrides one of the two ends, and
/// calls `moveToNext()`. RxSwift's type is `TailRecursiveSink`, which it keeps to itself.
open class SequentialSink<
  Sources: Sequence,
  Observer: ObserverType
>: OperatorSink<Observer.Element, Observer>
where Sources.Element == Observable<Observer.Element> {
  // Asked for the next source by one thread at a time: see `moveToNext()`.
  private var sources: Sources.Iterator

  // The source that is subscribed at the moment.
  private let current = SerialDisposable()

  // How many moves were asked for and have not been made.
  private let moves = Atomic(0)

  /// Creates a machine that will listen to `sources`, which are asked for one by one.
  public init(_ sources: Sources, observer: Observer, cancel: SinkDisposer) {
    self.sources = sources.makeIterator()
    super.init(observer: observer, cancel: cancel)
  }

  /// Begins with the first source, and returns what ends all of it.
  package final func run() -> Disposable {
    moveToNext()
    return current
  }

  /// Passes each element on.
  open override func onNext(_ element: Observer.Element) {
    forwardNext(element)
  }

  /// Is called when the turn of a source has come; subscribes this machine to it.
  ///
  /// A subclass may subscribe an observer of its own.
  open func subscription(to source: Observable<Observer.Element>) -> Disposable {
    source.subscribe(self)
  }

  /// Is called when there is no next source; completes.
  open func sourcesRanOut() {
    complete()
  }

  /// Goes on to the next source, or lets the one who is just doing so go one further.
  package final func moveToNext() {
    // exercise 8.3: See to it that `move()` runs once for each call of this method, never within
    //   itself, and never on two threads at once. Nobody waits.
    // starts as: move()
    // Who finds that no move is owed makes this one and all that are asked for meanwhile. A source
    // that ends inside `subscribe` asks from within `move()`: it is noted down, and the stack
    // does not grow.
    guard moves.add(1, ordering: .acquiringAndReleasing).oldValue == 0 else { return }
    repeat { move() } while moves.subtract(1, ordering: .acquiringAndReleasing).newValue > 0
    // end 8.3
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
    // exercise 8.3: Let go of the source before, and keep a `subscription(to:)` this one as the
    //   `current` one. To end that must be possible also before there is a subscription.
    let place = SingleAssignmentDisposable()
    current.disposable = place
    place.setDisposable(subscription(to: source))
    // end 8.3
  }
}
