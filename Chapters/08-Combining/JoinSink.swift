import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The machine that joins sources: it makes one result of an element of each, again and again.
///
/// `combineLatest` and `zip` differ in what they keep of a source, which a ``Part`` sees to, and in
/// when a result is made, which a ``JoinRule`` says. The sources are of any number and any types.
final class JoinSink<Observer: ObserverType>: Sink<Observer>, Joining {
  // Held while a part is changed and while the observer is told a result: other sources wait.
  private let lock = RecursiveLock()

  private let rule: JoinRule
  private let parts: Parts<Observer.Element>

  // How many sources have not completed.
  private var living: Int

  init(
    rule: JoinRule,
    parts: Parts<Observer.Element>,
    observer: Observer,
    cancel: SinkDisposer
  ) {
    self.rule = rule
    self.parts = parts
    living = parts.list.count
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what ends all of it.
  func run() -> Disposable {
    guard !parts.list.isEmpty else {
      // The newest elements of no sources are known from the start.
      if rule == .newest { sendResult() }
      complete()
      return Disposables.create()
    }
    return Disposables.create(parts.list.map { $0.subscribe(self) })
  }

  private func sendResult() {
    do {
      forwardOn(.next(try parts.makeResult()))
    } catch {
      sourceFailed(error)
    }
  }

  private func complete() {
    forwardOn(.completed)
    dispose()
  }

  // MARK: What the observers of the sources tell

  func serially(_ work: () -> Void) {
    lock.withLock(work)
  }

  func elementCame() {
    switch rule.step(gaps: parts.gaps.count, living: living) {
    case .wait: break
    case .sendResult: sendResult()
    case .complete: complete()
    }
  }

  func sourceFailed(_ error: Swift.Error) {
    forwardOn(.error(error))
    dispose()
  }

  func sourceCompleted() {
    // exercise 8.4: Count it off; when no source is left, complete.
    // end 8.4
  }
}

/// A joining machine, whatever it makes and whomever it tells.
protocol Joining: AnyObject {
  func serially(_ work: () -> Void)
  func elementCame()
  func sourceFailed(_ error: Swift.Error)
  func sourceCompleted()
}
