import ContractTesting
import Dispatch
import Foundation
import Interleaving
import Solution03TokensAndBags
import Solution04Events
import Synchronization
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution11Schedulers
#else
@testable import Chapter11Schedulers
#endif

/// A scheduler that runs everything at once, inside `schedule`.
struct ImmediateScheduler: ImmediateSchedulerType {
  /// Counts the tokens that it hands out.
  var lifetimes: Lifetimes?

  init(tokensOf lifetimes: Lifetimes? = nil) {
    self.lifetimes = lifetimes
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    let result = action(state)
    guard let probe = lifetimes?.probe() else { return result }
    return Disposables.create {
      probe.touch()
      result.dispose()
    }
  }
}

/// A scheduler whose work a test runs by hand, piece by piece, with a clock of its own.
///
/// Its lock takes no step that an exploration sees: so only the code under test is interrupted.
final class HandScheduler: SchedulerType {
  private struct Piece: Sendable {
    struct Work: @unchecked Sendable {
      // Unchecked: it belongs to the thread that takes it out of the line.
      let run: () -> Void
    }

    let number: Int
    let time: Double
    let work: Work
  }

  private struct State {
    var pieces: [Piece] = []
    var made = 0
    var clock = 0.0
  }

  private let state = Mutex(State())
  private let start: Date
  private let lifetimes: Lifetimes?

  /// Creates a scheduler without work; `lifetimes` counts the tokens that it hands out.
  init(start: Date = Date(timeIntervalSince1970: 0), tokensOf lifetimes: Lifetimes? = nil) {
    self.start = start
    self.lifetimes = lifetimes
  }

  /// The seconds that have passed.
  var clock: Double { state.withLock { $0.clock } }

  /// How often work was scheduled.
  var scheduled: Int { state.withLock { $0.made } }

  /// The number of pieces of work that wait.
  var waiting: Int { state.withLock { $0.pieces.count } }

  var now: RxTime { start.addingTimeInterval(clock) }

  func schedule<Given>(_ given: Given, action: @escaping (Given) -> Disposable) -> Disposable {
    add(given, after: 0, action: action)
  }

  func scheduleRelative<Given>(
    _ given: Given,
    dueTime: RxTimeInterval,
    action: @escaping (Given) -> Disposable
  ) -> Disposable {
    let due = Date(timeIntervalSince1970: 0).adding(dueTime).timeIntervalSince1970
    return add(given, after: max(0, due), action: action)
  }

  /// Lets time pass, and runs nothing.
  func sleep(_ seconds: Double) {
    state.withLock { $0.clock += seconds }
  }

  /// Runs the piece whose time comes first; of those with the same time, the one that came first.
  ///
  /// - Parameters:
  ///   - deadline: Leaves alone what comes later.
  ///   - newestFirst: Of those with the same time, takes the one that came last.
  /// - Returns: Whether there was one.
  @discardableResult
  func runOne(until deadline: Double = .infinity, newestFirst: Bool = false) -> Bool {
    let piece: Piece? = state.withLock { state in
      let sign = newestFirst ? -1 : 1
      let next = state.pieces.indices.min {
        let (left, right) = (state.pieces[$0], state.pieces[$1])
        return (left.time, sign * left.number) < (right.time, sign * right.number)
      }
      guard let next, state.pieces[next].time <= deadline else { return nil }
      let piece = state.pieces.remove(at: next)
      state.clock = max(state.clock, piece.time)
      return piece
    }
    piece?.work.run()
    return piece != nil
  }

  /// Runs all that waits and all that it schedules, but no more than a thousand pieces.
  func runAll(newestFirst: Bool = false) {
    for _ in 0..<1_000 {
      guard runOne(newestFirst: newestFirst) else { return }
    }
  }

  /// Runs all that is due until then.
  func advance(to time: Double) {
    for _ in 0..<1_000 {
      guard runOne(until: time) else { break }
    }
    state.withLock { $0.clock = max($0.clock, time) }
  }

  private func add<Given>(
    _ given: Given,
    after seconds: Double,
    action: @escaping (Given) -> Disposable
  ) -> Disposable {
    let result = SingleAssignmentDisposable()
    let work = Piece.Work { result.setDisposable(action(given)) }
    let number = state.withLock { state in
      state.made += 1
      state.pieces.append(Piece(number: state.made, time: state.clock + seconds, work: work))
      return state.made
    }
    return Disposables.create { [weak self, probe = lifetimes?.probe()] in
      probe?.touch()
      // Taken out, so that what it holds is freed after the lock is released.
      let freed = self?.state
        .withLock { state in
          state.pieces.firstIndex { $0.number == number }.map { state.pieces.remove(at: $0) }
        }
      _ = freed
      result.dispose()
    }
  }
}

extension Log {
  /// Makes an observer that records each event, one thread at a time.
  func observer<Element>(
    of type: Element.Type = Element.self,
    in race: Scenario
  ) -> AnyObserver<Element> {
    AnyObserver { event in race.alone("hears \(event)") { self.record("\(event)") } }
  }
}

/// A scheduler that runs its first work at once, and is slow to return its token.
///
/// That is how it looks when another thread is quick and the one that schedules is not.
final class HastyScheduler: ImmediateSchedulerType {
  private let others: HandScheduler
  private var meanwhile: (() -> Void)?

  /// Creates a scheduler.
  ///
  /// - Parameters:
  ///   - others: Is given all work but the first.
  ///   - meanwhile: What happens when the first work is done and `schedule` has not returned.
  init(_ others: HandScheduler, meanwhile: @escaping () -> Void) {
    self.others = others
    self.meanwhile = meanwhile
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    guard let meanwhile = meanwhile.take() else { return others.schedule(state, action: action) }
    let result = action(state)
    meanwhile()
    return result
  }
}

/// A disposable that keeps something, even after it was disposed.
final class Kept: Disposable {
  private let content: AnyObject

  init(_ content: AnyObject) {
    self.content = content
  }

  func dispose() {
    withExtendedLifetime(content) {}
  }
}

/// A scheduler of a serial queue, and the queue, which has a colour.
struct QueueBench {
  let queue: DispatchQueue
  let scheduler: SerialDispatchQueueScheduler

  init(_ colour: String = "bench") {
    var made: DispatchQueue?
    scheduler = SerialDispatchQueueScheduler(
      internalSerialQueueName: colour,
      serialQueueConfiguration: { queue in
        Colour.paint(queue, colour)
        made = queue
      }
    )
    queue = made ?? DispatchQueue(label: "never configured")
  }
}

extension DispatchQueue {
  /// Waits until all that was given to this serial queue is done, and what that has given it in turn.
  ///
  /// - Returns: Whether it came to an end.
  func settle() -> Bool {
    (1...8)
      .allSatisfy { _ in
        let done = CountDown()
        async { done.arrive() }
        return done.wait()
      }
  }

  /// Runs `body` while the queue is suspended.
  ///
  /// - Returns: What `body` returns.
  @discardableResult
  func whileItStands<Result>(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ body: () -> Result
  ) -> Result {
    suspend()
    return untilItIsOver(body, letGo: { self.resume() }, sourceLocation: sourceLocation)
  }
}

extension OperationQueue {
  /// Runs `body` while the queue is suspended.
  func whileItStands(sourceLocation: SourceLocation = #_sourceLocation, _ body: () -> Void) {
    isSuspended = true
    untilItIsOver(body, letGo: { self.isSuspended = false }, sourceLocation: sourceLocation)
  }
}

/// Runs `body`, and lets the queue go on when it has returned, or when it waits for the queue.
private func untilItIsOver<Result>(
  _ body: () -> Result,
  letGo: @escaping @Sendable () -> Void,
  sourceLocation: SourceLocation
) -> Result {
  let (returned, isGoingOn, wasStuck) = (CountDown(), CountDown(), BooleanDisposable())
  Thread {
    if !returned.wait(seconds: 2) { wasStuck.dispose() }
    letGo()
    isGoingOn.arrive()
  }
  .start()
  let result = body()
  returned.arrive()
  isGoingOn.wait()
  if wasStuck.isDisposed {
    Issue.record(
      """
      The queue was suspended, and the call did not return before the queue went on. Whoever \
      schedules work must not have to wait for it.
      """,
      sourceLocation: sourceLocation
    )
  }
  return result
}

/// Runs `body` on a thread that is watched: a lock that it takes twice is reported, and does not stop
/// the program.
///
/// - Parameters:
///   - explanation: What to say beside the complaint, if there is a deadlock.
///   - sourceLocation: Where to report it.
///   - body: What the thread does.
/// - Returns: Whether it has come to its end.
@discardableResult
func onAWatchedThread(
  _ explanation: String,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ body: @escaping () -> Void
) -> Bool {
  let exploration = explore(most: 1) { $0.thread("the thread", body) }
  guard let failure = exploration.failure else { return true }
  let isDeadlock = failure.complaint.hasPrefix("A deadlock")
  let text = isDeadlock ? "\(failure.complaint) \(explanation)" : failure.complaint
  Issue.record(Comment(rawValue: text), sourceLocation: sourceLocation)
  return false
}

/// A function for `map` that passes each element, and notes where.
func noting(_ name: String, in log: Log) -> (Int) -> Int {
  { element in
    log.record("\(name) on \(Colour.current)")
    return element
  }
}
