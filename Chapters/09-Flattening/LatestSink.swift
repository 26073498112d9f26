import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution08Combining

/// The machine of `flatMapLatest`: the newest inner sequence is heard, and no other.
final class LatestSink<Outer, Observer: ObserverType>: Sink<Observer>, ObserverType {
  private let select: (Outer) throws -> Observable<Observer.Element>
  private let outerSubscription = SingleAssignmentDisposable()

  // The subscription to the newest inner sequence.
  private let current = SerialDisposable()

  // Held while the observer is told something: who is the newest must not change meanwhile. It guards
  // the three below.
  private let lock = RecursiveLock()
  private var newest = 0
  private var newestLives = false
  private var outerHasCompleted = false

  init(
    select: @escaping (Outer) throws -> Observable<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.select = select
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the outer sequence, and returns what ends all of it.
  func run(_ source: Observable<Outer>) -> Disposable {
    outerSubscription.setDisposable(source.subscribe(self))
    return Disposables.create(outerSubscription, current)
  }

  func on(_ event: Event<Outer>) {
    switch event {
    case .next(let element):
      do {
        listen(to: try select(element))
      } catch {
        lock.withLock { end(with: .error(error)) }
      }
    case .error(let error):
      lock.withLock { end(with: .error(error)) }
    case .completed:
      outerSubscription.dispose()
      lock.withLock { outerCompleted() }
    }
  }

  /// Takes an event of the inner sequence with that number.
  fileprivate func innerSent(_ event: Event<Observer.Element>, number: Int) {
    lock.withLock {
      // exercise 9.4: Forward what the newest one sends, and nothing of any other. Its error ends the
      //   result; its completion does if the outer sequence has completed.
      // end 9.4
    }
  }

  private func listen(to inner: Observable<Observer.Element>) {
    // exercise 9.4: Make `inner` the newest: number it, under the lock; then let go of the one before
    //   and subscribe. To end it must be possible also before there is a subscription.
    // end 9.4
  }

  private func outerCompleted() {
    // exercise 9.4: Note that nothing newer will come; complete if there is nothing to wait for.
    // end 9.4
  }

  private func end(with event: Event<Observer.Element>) {
    forwardOn(event)
    dispose()
  }
}

/// The observer of one inner sequence, which knows its number.
private final class InnerObserver<Outer, Observer: ObserverType>: ObserverType {
  private let number: Int
  private let subscription: Disposable
  private let sink: LatestSink<Outer, Observer>

  init(number: Int, subscription: Disposable, sink: LatestSink<Outer, Observer>) {
    self.number = number
    self.subscription = subscription
    self.sink = sink
  }

  func on(_ event: Event<Observer.Element>) {
    if event.isStopEvent { subscription.dispose() }
    sink.innerSent(event, number: number)
  }
}
