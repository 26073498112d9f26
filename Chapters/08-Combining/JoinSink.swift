import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The sink that joins sources: it makes a result from one element of each, again and again.
///
/// `combineLatest` and `zip` differ in what they keep of a source, which is up to a ``Part``, and
/// in when a result is made, which is up to a ``JoinRule``. There may be any number of sources, of
/// any types.
final class JoinSink<
  Result,
  Observer: ObserverType
>: Sink<Observer>, Joining where Observer.Element == Result {
  // Held while a part is changed and while the observer receives a result: other sources wait.
  private let lock = RecursiveLock()

  // Used instead of the lock if what one source sends must not interrupt what another does.
  private let serializer: EventSerializer?

  private let rule: JoinRule
  private let parts: Parts
  private let makeResult: (Parts) throws -> Result

  // How many sources have not completed.
  private var living: Int

  init(
    rule: JoinRule,
    parts: Parts,
    makeResult: @escaping (Parts) throws -> Result,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.rule = rule
    self.parts = parts
    self.makeResult = makeResult
    serializer = rule == .inOrderWhilePossible ? EventSerializer() : nil
    // None has sent anything yet: each is a gap.
    living = parts.gaps
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what disposes all of them.
  func run() -> Disposable {
    if living == 0 {
      // The newest elements of no sources are known from the start.
      if rule == .newest { sendResult() }
      complete()
    }
    parts.forEach { $0.subscribe(self) }
    return parts
  }

  // exercise 8.4: An end is told in its turn, to an observer that still wants it.
  // end 8.4

  // MARK: What the observers of the sources call

  func sourceSent<Element>(_ element: Element, to part: Part<Element>) {
    guard let serializer else { return lock.withLock { put(element, into: part) } }
    // The closure for the queue is made only if the element has to wait: the other needs no memory.
    serializer.perform({ put(element, into: part) }, queueing: { self.put(element, into: part) })
  }

  func sourceFailed(_ error: Swift.Error) {
    guard let serializer else { return fail(with: error) }
    serializer.perform { self.fail(with: error) }
  }

  func sourceCompleted(_ part: AnyPart) {
    guard let serializer else { return lock.withLock { countOff(part) } }
    serializer.perform { self.countOff(part) }
  }

  // MARK: One at a time

  // exercise 8.4: What the sink does about an element, and about a source that has completed. Each
  //   is called while no other thread is inside.
  /// Puts an element that has come into its part, and does what the rule says.
  private func put<Element>(_ element: Element, into part: Part<Element>) {}

  /// Makes a result and sends it.
  private func sendResult() {}

  /// Is called when the source of a part has completed.
  private func countOff(_ part: AnyPart) {}
  // end 8.4
}

/// A sink that joins, whatever the types of its result and its observer.
protocol Joining: AnyObject {
  func sourceSent<Element>(_ element: Element, to part: Part<Element>)
  func sourceFailed(_ error: Swift.Error)
  func sourceCompleted(_ part: AnyPart)
}
