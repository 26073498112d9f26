import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events

/// Takes the events of a sequence on any thread, while one thread waits until that is done.
final class BlockingCollector<Element> {
  private struct State {
    var elements: [Element] = []
    var result: MaterializedSequenceResult<Element>?
    var whenDone: (() -> Void)?
  }

  private let count: Int
  private let done = DispatchSemaphore(value: 0)

  // Guards what came; nobody is called while it is held.
  private let state = Lock(State())

  /// Creates a collector that is done with `count` elements, if the sequence does not end before.
  init(count: Int) {
    self.count = count
  }

  /// Takes an event, if it is an end or an element that satisfies `predicate`.
  func take(_ event: Event<Element>, if predicate: (Element) throws -> Bool) {
    guard !isDone else { return }
    switch event {
    case .next(let element):
      do {
        if try predicate(element) { append(element) }
      } catch {
        finish { .failed(elements: $0, error: error) }
      }
    case .error(let error):
      finish { .failed(elements: $0, error: error) }
    case .completed:
      finish { .completed(elements: $0) }
    }
  }

  /// Runs `action` as soon as all is there: at once, if it is already.
  func whenDone(_ action: @escaping () -> Void) {
    let isLate = state.withLock { state in
      if state.result == nil { state.whenDone = action }
      return state.result != nil
    }
    if isLate { action() }
  }

  /// Waits until all is there.
  ///
  /// - Parameter seconds: How long to wait at most; `nil` for ever.
  /// - Returns: What came, or a failure with `RxError.timeout`.
  func wait(seconds: TimeInterval?) -> MaterializedSequenceResult<Element> {
    let deadline = seconds.map { DispatchTime.now() + $0 }
    if Thread.isMainThread {
      runLoop(until: deadline)
    } else {
      _ = done.wait(timeout: deadline ?? .distantFuture)
    }
    return finish { .failed(elements: $0, error: RxError.timeout) }
  }

  /// Serves the main thread until all is there or the time is up.
  private func runLoop(until deadline: DispatchTime?) {
    while done.wait(timeout: .now()) == .timedOut {
      if let deadline, deadline <= .now() { return }
      // An event on another thread does not wake the loop, so it is left from time to time. Inside of
      // a block of the main queue it returns at once: no other block may run then.
      _ = RunLoop.main.run(mode: .default, before: Date(timeIntervalSinceNow: 0.01))
      if done.wait(timeout: .now() + .milliseconds(1)) == .success { return }
    }
  }

  private var isDone: Bool {
    state.withLock { $0.result != nil }
  }

  private func append(_ element: Element) {
    let isFull = state.withLock { state in
      if state.result == nil { state.elements.append(element) }
      return state.elements.count >= count
    }
    if isFull { finish { .completed(elements: $0) } }
  }

  /// Sets the result, unless there is one already; returns the one that counts.
  @discardableResult
  private func finish(
    _ makeResult: ([Element]) -> MaterializedSequenceResult<Element>
  ) -> MaterializedSequenceResult<Element> {
    let (result, whenDone) = state.withLock { state in
      let result = state.result ?? makeResult(state.elements)
      state.result = result
      defer { state.whenDone = nil }
      return (result, state.whenDone)
    }
    whenDone?()
    done.signal()
    return result
  }
}
