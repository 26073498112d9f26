import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution11Schedulers

/// A sequence as calls that do not return before it has said what they ask for.
///
/// Each call subscribes anew, and disposes before it returns. The calling thread waits: call it
/// neither in an app nor inside of an observer, whose own turn would have to end first. On the main
/// thread the run loop goes on meanwhile, so that what is sent there, as by a `Driver`, arrives.
///
/// The time is measured from the moment when subscribing has returned: a source that never returns
/// can't be given up. RxBlocking's type of the same name.
public struct BlockingObservable<Element> {
  /// The seconds after which a call gives up.
  let timeout: TimeInterval?

  let source: Observable<Element>
}

extension BlockingObservable {
  /// Waits for the end, and returns all elements.
  ///
  /// - Returns: The elements, oldest first.
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func toArray() throws -> [Element] {
    try materialize().get()
  }

  /// Waits for the first element, and returns it; `nil` if the sequence completes without one.
  ///
  /// - Returns: The element.
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func first() throws -> Element? {
    try result(atMost: 1).get().first
  }

  /// Waits for the end, and returns the last element; `nil` if there was none.
  ///
  /// - Returns: The element.
  /// - Throws: The error of the sequence, or `RxError.timeout`.
  public func last() throws -> Element? {
    try materialize().get().last
  }

  /// Waits for the end, and returns the only element.
  ///
  /// - Returns: The element.
  /// - Throws: `RxError.moreThanOneElement`, as soon as there is a second; `RxError.noElements`; the
  ///   error of the sequence, or `RxError.timeout`.
  public func single() throws -> Element {
    try single { _ in true }
  }

  /// Waits for the end, and returns the only element that satisfies a predicate.
  ///
  /// - Parameter predicate: Tells whether an element counts.
  /// - Returns: The element.
  /// - Throws: `RxError.moreThanOneElement`, as soon as there is a second; `RxError.noElements`; what
  ///   `predicate` throws; the error of the sequence, or `RxError.timeout`.
  public func single(_ predicate: @escaping (Element) throws -> Bool) throws -> Element {
    let elements = try result(atMost: 2, where: predicate).get()
    guard elements.count < 2 else { throw RxError.moreThanOneElement }
    guard let element = elements.first else { throw RxError.noElements }
    return element
  }

  /// Waits for the end, and returns what came before it, and what end it was.
  public func materialize() -> MaterializedSequenceResult<Element> {
    result(atMost: .max)
  }

  /// Waits until there are `count` elements that satisfy `predicate`, or the sequence ends.
  private func result(
    atMost count: Int,
    where predicate: @escaping (Element) throws -> Bool = { _ in true }
  ) -> MaterializedSequenceResult<Element> {
    let collector = BlockingCollector<Element>(count: count)
    let subscription = SingleAssignmentDisposable()
    inTurn {
      let token = source.subscribe { event in collector.take(event, if: predicate) }
      // Disposed when the collector is done, though that be before this line.
      collector.whenDone { subscription.dispose() }
      subscription.setDisposable(token)
    }
    let result = collector.wait(seconds: timeout)
    subscription.dispose()
    return result
  }

  /// Subscribes inside a turn of this thread's trampoline, if none is under way.
  ///
  /// A source such as `repeatElement` begins to send when the turn is over, and then the subscription
  /// is known and can be disposed.
  private func inTurn(_ subscribe: @escaping () -> Void) {
    guard CurrentThreadScheduler.isScheduleRequired else { return subscribe() }
    _ = CurrentThreadScheduler.instance.schedule(()) { _ in
      subscribe()
      return Disposables.create()
    }
  }
}
