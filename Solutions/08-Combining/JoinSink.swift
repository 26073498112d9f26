import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink

/// The machine that joins sources: it makes one result of an element of each, again and again.
///
/// `combineLatest` and `zip` differ in what they keep of a source, which a ``Part`` sees to, and in
/// when a result is made, which a ``JoinRule`` says. The sources are of any number and any types.
final class JoinSink<
  Result,
  Observer: ObserverType
>: Sink<Observer>, Joining where Observer.Element == Result {
  // Held while a part is changed and while the observer is told a result: other sources wait.
  private let lock = RecursiveLock()

  // Where sources pass in place of the lock, if what one sends must not come within what another does.
  private let gate: EventGate?

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
    gate = rule == .inOrderWhilePossible ? EventGate() : nil
    // None has sent anything yet: each is a gap.
    living = parts.gaps
    super.init(observer: observer, cancel: cancel)
  }

  /// Subscribes to the sources, from left to right, and returns what ends all of it.
  func run() -> Disposable {
    if living == 0 {
      // The newest elements of no sources are known from the start.
      if rule == .newest { sendResult() }
      complete()
    }
    parts.forEach { $0.subscribe(self) }
    return parts
  }

  override func tellEnd(_ error: Swift.Error?) {
    lock.withLock {
      if !cancel.isDisposed { super.tellEnd(error) }
    }
  }

  // MARK: What the observers of the sources tell

  func sourceSent<Element>(_ element: Element, to part: Part<Element>) {
    guard let gate else { return lock.withLock { put(element, into: part) } }
    // Not `pass`, which would need memory for each element.
    guard gate.enter(orKeep: { { self.put(element, into: part) } }) else { return }
    put(element, into: part)
    gate.leave()
  }

  func sourceFailed(_ error: Swift.Error) {
    guard let gate else { return fail(with: error) }
    gate.pass { self.fail(with: error) }
  }

  func sourceCompleted(_ part: AnyPart) {
    guard let gate else { return lock.withLock { countOff(part) } }
    gate.pass { self.countOff(part) }
  }

  // MARK: One after the other

  private func put<Element>(_ element: Element, into part: Part<Element>) {
    guard !isDisposed else { return }
    parts.put(element, into: part)
    switch rule.step(gaps: parts.gaps, living: living) {
    case .wait: break
    case .sendResult: sendResult()
    case .complete: complete()
    }
  }

  private func sendResult() {
    do {
      forwardNext(try makeResult(parts))
    } catch {
      fail(with: error)
    }
  }

  private func countOff(_ part: AnyPart) {
    // exercise 8.4: One less is living. After the last one complete; of any other let go.
    living -= 1
    if living == 0 { complete() } else { part.subscription.dispose() }
    // end 8.4
  }
}

/// A joining machine, whatever it makes and whomever it tells.
protocol Joining: AnyObject {
  func sourceSent<Element>(_ element: Element, to part: Part<Element>)
  func sourceFailed(_ error: Swift.Error)
  func sourceCompleted(_ part: AnyPart)
}
