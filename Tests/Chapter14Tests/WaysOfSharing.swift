import ContractTesting
import Foundation
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution14Sharing
#else
@testable import Chapter14Sharing
#endif

/// A way of sharing.
struct Sharing: Sendable, CustomStringConvertible {
  let description: String
  let make: @Sendable (Observable<Int>) -> Observable<Int>

  static let refCount = Sharing(description: "publish().refCount()") { $0.publish().refCount() }
  static let share = Sharing(description: "share()") { $0.share() }
  static let shareReplay = Sharing(description: "share(replay: 1)") { $0.share(replay: 1) }

  static let all = [share, shareReplay, refCount]
}

/// A source that threads may subscribe to, leave and make send at the same time.
final class SafeSource: Observable<Int>, @unchecked Sendable {
  // Unchecked: the lock guards the state. It is none of the book's own, so that a test that looks at
  // all orders of steps sees those of the code under test, and those that the test marks.
  private let lock = NSLock()
  private var listeners: [Int: AnyObserver<Int>] = [:]
  private var made = 0
  private var released = 0
  private let note: (String) -> Void

  /// Creates a source that nobody has subscribed to.
  ///
  /// - Parameter note: Is called when it is subscribed to and when a subscription is disposed.
  init(noting note: @escaping (String) -> Void = { _ in }) {
    self.note = note
  }

  /// How many subscriptions were made.
  var calls: Int { lock.withLock { made } }

  /// How many times a subscription was disposed.
  var disposals: Int { lock.withLock { released } }

  /// How many subscriptions have not been disposed.
  var living: Int { lock.withLock { listeners.count } }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    note("subscribes to the source")
    let number = lock.withLock {
      made += 1
      listeners[made] = AnyObserver(observer)
      return made
    }
    return Token {
      self.note("disposes the source")
      self.lock.withLock {
        self.released += 1
        self.listeners[number] = nil
      }
    }
  }

  /// Sends to those who listen at the moment.
  func send(_ event: Event<Int>) {
    let all = lock.withLock { listeners.sorted { $0.key < $1.key }.map(\.value) }
    for listener in all { listener.on(event) }
  }

  private struct Token: Disposable {
    let leave: () -> Void

    func dispose() {
      leave()
    }
  }
}

// MARK: Two threads

/// Expects that of two members that leave at the same moment one ends the connection.
func expectThatTwoLeaveAtOnce(
  _ sharing: Sharing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  inEveryInterleaving(
    """
    To count a member out and to find that nobody is left has to be one step, and each listener \
    counts once.
    """,
    sourceLocation: sourceLocation
  ) { race in
    let source = SafeSource(noting: race.step)
    let shared = sharing.make(source)
    let tokens = (0..<2).map { _ in shared.subscribe(AnyObserver { _ in }) }
    for token in tokens { race.thread { token.dispose() } }
    race.atEnd {
      if source.calls != 1 {
        return "\(sharing): Two listeners made \(source.calls) subscriptions to the source."
      }
      return source.living == 0
        ? nil : "\(sharing): Both listeners have left, and the source is still subscribed to."
    }
  }
}

/// Expects that a listener is connected that comes at the moment when the last one leaves.
func expectThatOneComesWhileTheLastLeaves(
  _ sharing: Sharing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  inEveryInterleaving(
    """
    Whoever becomes a member of a connection listens to that one, and keeps it open. Once the last \
    member was counted out, nobody may get that connection any more.
    """,
    sourceLocation: sourceLocation
  ) { race in
    let source = SafeSource(noting: race.step)
    let shared = sharing.make(source)
    let (heard, newToken) = (Log(), SingleAssignmentDisposable())
    let first = shared.subscribe(AnyObserver { _ in })
    race.thread("the last to leave") { first.dispose() }
    race.thread("the newcomer") { newToken.setDisposable(shared.subscribe(heard.observer())) }
    race.atEnd {
      let living = source.living
      if living != 1 {
        return """
          \(sharing): One listener left while another came, and then there were \(living) \
          subscriptions to the source instead of one.
          """
      }
      source.send(.next(1))
      if heard.values != ["next(1)"] {
        return """
          \(sharing): One listener left while another came. Then the source sent 1, and the \
          newcomer heard \(heard.values).
          """
      }
      newToken.dispose()
      return source.living == 0
        ? nil : "\(sharing): The newcomer left, too, and the source is still subscribed to."
    }
  }
}

/// Expects that a connection that has begun is not lost when the source ends the one before.
func expectThatTheEndLeavesTheNextConnectionAlone(
  _ sharing: Sharing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  inEveryInterleaving(
    """
    An end closes its own connection. If the last listener has left at that moment, and another one came, \
    there may be a new connection, which the old end must not touch.
    """,
    sourceLocation: sourceLocation
  ) { race in
    let source = SafeSource(noting: race.step)
    let shared = sharing.make(source)
    let tokens = (0..<2).map { _ in SingleAssignmentDisposable() }
    let first = shared.subscribe(AnyObserver { _ in })
    race.thread("the source") { source.send(.completed) }
    race.thread("the listeners") {
      first.dispose()
      tokens[0].setDisposable(shared.subscribe(AnyObserver { _ in }))
    }
    race.atEnd {
      tokens[1].setDisposable(shared.subscribe(AnyObserver { _ in }))
      let living = source.living
      if living != 1 {
        return """
          \(sharing): The source ended while the only listener left and another came. When a third one \
          had come, there were \(living) subscriptions to the source instead of one.
          """
      }
      for token in tokens { token.dispose() }
      return source.living == 0
        ? nil : "\(sharing): All have left, and the source is still subscribed to."
    }
  }
}

/// Expects that a listener that comes at the moment of the end hears that end, or a new connection.
func expectThatOneComesWhileTheSourceEnds(
  _ sharing: Sharing,
  sourceLocation: SourceLocation = #_sourceLocation
) {
  inEveryInterleaving(
    """
    A listener that comes now belongs to the connection that is ending, and then it has to hear its \
    end, or to the next one, and then that has to be opened.
    """,
    sourceLocation: sourceLocation
  ) { race in
    let source = SafeSource(noting: race.step)
    let shared = sharing.make(source)
    let (heard, newToken) = (Log(), SingleAssignmentDisposable())
    _ = shared.subscribe(AnyObserver { _ in })
    race.thread("the source") { source.send(.completed) }
    race.thread("the newcomer") { newToken.setDisposable(shared.subscribe(heard.observer())) }
    race.atEnd {
      source.send(.next(1))
      if heard.values != ["completed"] && heard.values != ["next(1)"] {
        return """
          \(sharing): The source ended while a listener came; after that, it sent 1 to whoever had \
          subscribed again. The newcomer heard \(heard.values), and should have heard the end, or 1.
          """
      }
      newToken.dispose()
      return source.living == 0
        ? nil : "\(sharing): All have left, and the source is still subscribed to."
    }
  }
}
