import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

/// An outer sequence of numbers that a test sends by hand, and an inner sequence for each number.
struct Stage {
  let outer = HandSource<Int>()
  let inners = (0..<4).map { _ in HandSource<Int>() }
  let log = Log()

  /// The elements for which the closure was called.
  let asked = Recorder<Int>()

  /// Returns the inner sequence of a number, which must be below 4.
  func inner(_ number: Int) -> Observable<Int> {
    asked.record(number)
    return inners[number]
  }

  /// The numbers of the inner sequences that are subscribed at the moment.
  var living: [Int] { inners.indices.filter { inners[$0].living > 0 } }

  /// Which of them are subscribed at the moment, for a sentence.
  var running: String {
    guard !living.isEmpty else { return "none is subscribed" }
    let numbers = living.map(String.init).joined(separator: " and ")
    return living.count == 1 ? "\(numbers) is subscribed" : "\(numbers) are subscribed"
  }

  /// What the observer has heard, for a sentence.
  var heard: String { log.values.isEmpty ? "nothing" : log.values.joined(separator: ", ") }

  /// What is still subscribed, for a sentence; nil if nothing is.
  var leftovers: String? {
    var left = living.map { "inner sequence \($0)" }
    if outer.living > 0 { left.insert("the outer sequence", at: 0) }
    guard !left.isEmpty else { return nil }
    return left.joined(separator: " and ") + (left.count > 1 ? " are" : " is") + " still subscribed"
  }

  /// How often each inner sequence was subscribed.
  var subscriptions: [Int] { inners.map(\.subscriptions.count) }

  /// Makes all sources release their observers.
  func forgetObservers() {
    outer.forgetObservers()
    inners.forEach { $0.forgetObservers() }
  }
}

extension Scenario {
  /// An observer that takes its time with each event, and records it; two at once break the rule.
  func listener(_ log: Log) -> AnyObserver<Int> {
    AnyObserver { event in
      self.alone("hears \(event)") { log.record("\(event)") }
    }
  }
}

/// A source that records in a log when it is subscribed and when it is disposed.
func noted<Element>(_ name: String, _ source: Observable<Element>, in log: Log)
  -> Observable<Element>
{
  .create { observer in
    log.record("\(name) subscribed")
    let token = source.subscribe(observer)
    return Disposables.create {
      log.record("\(name) disposed")
      token.dispose()
    }
  }
}

extension Stage {
  /// An inner sequence that completes inside `subscribe` is disposed as soon as that has returned.
  ///
  /// - Parameters:
  ///   - sourceLocation: Where the test stands.
  ///   - flatten: Runs, for each element of a stage, the inner sequence that it is given.
  static func expectDisposedOnceSubscribed(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: (Stage, Observable<Int>) -> Observable<Int>
  ) {
    // An exploration, which a lock that the thread takes twice does not stop.
    inEveryInterleaving(
      """
      An inner sequence completes inside `subscribe`, and then another one does. The result goes on, and \
      nobody needs these two any more.
      """,
      sourceLocation: sourceLocation
    ) { race in
      let (stage, hasty) = (Stage(), HastySource<Int>([.next(10), .completed]))
      let token = flatten(stage, hasty).subscribe { event in race.step("hears \(event)") }
      race.thread("the outer sequence") { stage.outer.send(.next(0), .next(1)) }
      race.atEnd {
        let disposals = hasty.subscription.disposals
        token.dispose()
        return hasty.subscribers == 2 && disposals == 2
          ? nil
          : """
          \(hasty.subscribers) were subscribed to, and their tokens disposed \(disposals) times.
          """
      }
    }
  }

  /// In every interleaving the inner sequence that completes is disposed before the next begins.
  ///
  /// - Parameters:
  ///   - explanation: Why it matters.
  ///   - sourceLocation: Where the test stands.
  ///   - flatten: Runs the inner sequences of a stage one at a time.
  static func expectDisposedBeforeTheNext(
    _ explanation: String,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: (Stage) -> Observable<Int>
  ) {
    inEveryInterleaving(explanation, sourceLocation: sourceLocation) { race in
      let stage = Stage()
      let token = flatten(stage).subscribe(race.listener(stage.log))
      stage.outer.send(.next(0))
      race.thread("the outer sequence") { stage.outer.send(.next(1)) }
      race.thread("inner sequence 0") { stage.inners[0].send(.completed) }
      race.always {
        stage.living.count < 2
          ? nil : "Inner sequence 1 has begun, and inner sequence 0 is still subscribed."
      }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
  }
}

/// An operator that turns each element of the outer sequence into an inner one, by a closure.
typealias Flattening = (Observable<Int>, @escaping (Int) throws -> Observable<Int>)
  -> Observable<Int>

extension Stage {
  /// Expects that a closure that throws is the end, though it has made the outer sequence complete.
  static func expectAThrowIsTheEnd(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: Flattening
  ) {
    let stage = Stage()
    let result = flatten(stage.outer) { _ in
      stage.outer.send(.completed)
      throw Storm()
    }
    let token = result.subscribe(stage.log.observer())
    stage.outer.send(.next(0))

    #expect(
      stage.log.values == ["error(storm)"],
      """
      The closure made the outer sequence complete, and then it threw. What it throws is the error of the \
      result. The observer heard \(stage.heard).
      """,
      sourceLocation: sourceLocation
    )
    token.dispose()
    stage.forgetObservers()
  }

  /// Expects that an error which comes inside the outer sequence's `subscribe` disposes everything.
  static func expectAnEarlyErrorDisposes(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: Flattening
  ) {
    let stage = Stage()
    var living: [Int]?
    let outer = Observable<Int>
      .create { observer in
        observer.onNext(0)
        observer.onError(Storm())
        living = stage.living
        return Disposables.create()
      }
    let token = flatten(outer, stage.inner).subscribe(stage.log.observer())

    #expect(
      living == [] && stage.log.values == ["error(storm)"],
      """
      The outer sequence has begun an inner one, and failed before its `subscribe` had returned. By \
      then \(living == [] ? "nothing was" : "the inner one was still") subscribed, and the observer heard \
      \(stage.heard).
      """,
      sourceLocation: sourceLocation
    )
    token.dispose()
    stage.forgetObservers()
  }

  /// Expects that the end waits for a sequence from the moment when the closure is called for it.
  ///
  /// - Parameters:
  ///   - number: Which sequence it is; if it is not 0, sequence 0 is running before.
  ///   - sourceLocation: Where the test stands.
  ///   - flatten: The operator.
  static func expectIsHeard(
    _ number: Int,
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: Flattening
  ) {
    let stage = Stage()
    let token = flatten(stage.outer) { element in
      if element == number {
        stage.inners[0].send(.completed)
        stage.outer.send(.completed)
      }
      return stage.inner(element)
    }
    .subscribe(stage.log.observer())
    for element in 0...number { stage.outer.send(.next(element)) }
    #expect(
      stage.log.values.isEmpty,
      """
      While the closure was running for \(number), it made all that was subscribed complete. Then it \
      returned inner sequence \(number), which has not completed. The observer heard \(stage.heard).
      """,
      sourceLocation: sourceLocation
    )
    stage.inners[number].send(.next(5), .completed)
    #expect(
      stage.log.values == ["next(5)", "completed"],
      """
      Inner sequence \(number) sent 5, and now all have completed. The observer heard \(stage.heard).
      """,
      sourceLocation: sourceLocation
    )
    #expect(
      stage.leftovers == nil,
      "All have completed, and \(stage.leftovers ?? "").",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
}

/// What makes the result of an operator end.
enum Ending: String, CaseIterable {
  case innerError = "an error of the inner sequence"
  case outerError = "an error of the outer sequence"
  case thrown = "an error that the closure threw"
  case completed = "the completion of both"
  case disposed = "`dispose()`"

  /// Expects that the closure is not called any more, neither then nor while the observer handles it.
  func expectNoClosureCall(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: Flattening
  ) {
    let stage = Stage()
    let token = flatten(stage.outer) { number in
      let inner = stage.inner(number)
      if number == 3 { throw Storm() }
      return inner
    }
    .subscribe(
      AnyObserver { event in
        stage.log.record("\(event)")
        // Once is enough to show it; without this a wrong answer would never return.
        if event.isStopEvent, stage.log.values.count < 3 { stage.outer.send(.next(1), .next(3)) }
      }
    )
    if self != .thrown { stage.outer.send(.next(0)) }
    switch self {
    case .innerError: stage.inners[0].send(.error(Storm()))
    case .outerError: stage.outer.send(.error(Storm()))
    case .thrown: stage.outer.send(.next(3))
    case .completed:
      stage.inners[0].send(.completed)
      stage.outer.send(.completed)
    case .disposed: token.dispose()
    }
    stage.outer.send(.next(2))

    #expect(
      stage.asked.values == [self == .thrown ? 3 : 0],
      """
      The end was \(rawValue). More elements came while the observer was handling it, if there was \
      anything to handle, and afterwards; in all, the closure was called for \(stage.asked.values). \
      Each call may start a request.
      """,
      sourceLocation: sourceLocation
    )
    let events =
      switch self {
      case .completed: ["completed"]
      case .disposed: [String]()
      default: ["error(storm)"]
      }
    #expect(
      stage.log.values == events,
      "The end was \(rawValue), and after it nothing is heard. The observer heard \(stage.heard).",
      sourceLocation: sourceLocation
    )
    #expect(
      stage.leftovers == nil,
      "The end was \(rawValue), and \(stage.leftovers ?? "").",
      sourceLocation: sourceLocation
    )
    token.dispose()
  }
}

/// What a thread makes one of the sources send.
struct Act: CustomStringConvertible, Sendable {
  private let number: Int?
  private let events: [Event<Int>]

  /// The outer sequence sends something.
  static func outer(_ events: Event<Int>...) -> Act {
    Act(number: nil, events: events)
  }

  /// An inner sequence sends something.
  static func inner(_ number: Int, _ events: Event<Int>...) -> Act {
    Act(number: number, events: events)
  }

  func perform(on stage: Stage) {
    let source = number.map { stage.inners[$0] } ?? stage.outer
    for event in events { source.send(event) }
  }

  var description: String {
    let name = number.map { "inner sequence \($0)" } ?? "the outer sequence"
    return "\(name) sent \(events.map { "\($0)" }.joined(separator: " and "))"
  }
}

/// Somebody else's code that an operator runs, and what brings it about.
struct CallOut: CustomTestStringConvertible, Sendable {
  /// Whose code it is.
  enum Code: Equatable, CustomStringConvertible {
    case closure(Int)
    case subscribing(Int)
    case subscribingTheOuter
    case disposing(Int)
    case disposingTheOuter

    var description: String {
      switch self {
      case .closure(let number): "the closure was running for \(number)"
      case .subscribing(let number): "inner sequence \(number) was being subscribed"
      case .subscribingTheOuter: "the outer sequence was being subscribed"
      case .disposing(let number): "inner sequence \(number) was being disposed"
      case .disposingTheOuter: "the outer sequence was being disposed"
      }
    }
  }

  private let code: Code
  private let before: [Act]
  private let cause: Act?

  /// What another thread does at the same time.
  private let meanwhile: [Act]

  /// The closure is called for a second element, while the inner sequence of the first one is running.
  static let closureOfTheNext = CallOut(
    .closure(1),
    after: .outer(.next(0)),
    on: .outer(.next(1)),
    meanwhile: .inner(0, .next(10), .completed)
  )

  /// The outer sequence completes, and is disposed, while an inner one is running.
  static let endOfTheOuter = CallOut(
    .disposingTheOuter,
    after: .outer(.next(0)),
    on: .outer(.completed),
    meanwhile: .inner(0, .next(10))
  )

  /// The outer sequence is the last to complete, and everything is disposed.
  static let lastEnd = CallOut(
    .disposingTheOuter,
    after: .outer(.next(0)),
    .inner(0, .completed),
    on: .outer(.completed),
    meanwhile: .inner(0, .next(10), .error(Storm()))
  )

  /// Creates one that is run when `cause` happens, or at the subscription if there is no cause.
  init(_ code: Code, after before: Act..., on cause: Act?, meanwhile: Act...) {
    (self.code, self.before, self.cause, self.meanwhile) = (code, before, cause, meanwhile)
  }

  var testDescription: String { "\(cause.map { "\($0)" } ?? "subscribed"), and \(code)" }

  /// The acts of the other thread, for a sentence.
  private var acts: String { meanwhile.map { "\($0)" }.joined(separator: ", and ") }

  /// Returns what an operator makes of a stage; at its time `run` is called.
  ///
  /// The closure returns the inner sequences of the stage, and throws for 3.
  private func result(
    _ flatten: Flattening,
    of stage: Stage,
    _ run: @escaping () -> Void
  ) -> Observable<Int> {
    func slow(_ source: Observable<Int>) -> Observable<Int> {
      .create { observer in
        let token = source.subscribe(observer)
        run()
        return token
      }
    }
    return flatten(code == .subscribingTheOuter ? slow(stage.outer) : stage.outer) { number in
      let inner = stage.inner(number)
      if code == .closure(number) { run() }
      if number == 3 { throw Storm() }
      return code == .subscribing(number) ? slow(inner) : inner
    }
  }

  /// Calls `run` when the sequence is disposed, if that is what this is about.
  private func watchDisposal(on stage: Stage, _ run: @escaping () -> Void) {
    if case .disposing(let number) = code { stage.inners[number].whenDisposed = run }
    if code == .disposingTheOuter { stage.outer.whenDisposed = run }
  }

  /// Expects that another thread is not kept waiting while that code is running.
  func expectNoLockIsHeld(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: Flattening
  ) {
    var (haveMet, wasDoneMeanwhile) = (false, false)
    inEveryInterleaving(sourceLocation: sourceLocation) { race in
      let stage = Stage()
      var isRunning = false
      func run() {
        isRunning = true
        race.step("\(code)")
        race.step("that is done")
        isRunning = false
      }
      let result = result(flatten, of: stage, run)
      var token: Disposable?
      if cause != nil { token = result.subscribe(race.listener(stage.log)) }
      for act in before { act.perform(on: stage) }
      watchDisposal(on: stage, run)
      race.thread {
        if let cause {
          cause.perform(on: stage)
        } else {
          token = result.subscribe(race.listener(stage.log))
        }
      }
      race.thread {
        race.step("is about to send")
        if isRunning { haveMet = true }
        let wasRunning = isRunning
        for act in meanwhile { act.perform(on: stage) }
        if wasRunning && isRunning { wasDoneMeanwhile = true }
      }
      race.atEnd {
        stage.outer.whenDisposed = {}
        for inner in stage.inners { inner.whenDisposed = {} }
        token?.dispose()
        return nil
      }
    }
    #expect(
      haveMet,
      """
      There was no moment at which \(code), though \(cause.map { "\($0)" } ?? "somebody subscribed").
      """,
      sourceLocation: sourceLocation
    )
    guard haveMet else { return }
    #expect(
      wasDoneMeanwhile,
      """
      While \(code) on one thread, \(acts) on another. That did not return until the first \
      thread was done, so a lock is held meanwhile. If that code waits for the other thread, both \
      wait for each other: a deadlock.
      """,
      sourceLocation: sourceLocation
    )
  }

  /// Expects that this code may end everything: the outer sequence fails, or somebody disposes.
  func expectMayEndEverything(
    sourceLocation: SourceLocation = #_sourceLocation,
    _ flatten: @escaping Flattening
  ) {
    // Before the result is subscribed there is nothing to dispose.
    for isError in cause == nil ? [true] : [true, false] {
      let end = isError ? "the outer sequence failed" : "the result was disposed"
      // One thread, which is stopped if it waits for itself.
      inEveryInterleaving(
        "Somebody else's code may do anything, and after an end or `dispose()` nothing goes on.",
        sourceLocation: sourceLocation
      ) { race in
        let (stage, lifetimes) = (Stage(), Lifetimes())
        var (token, hasRun): (Disposable?, Bool) = (nil, false)
        var askedBefore = 0
        func run() {
          guard !hasRun else { return }
          hasRun = true
          askedBefore = stage.asked.values.count
          if isError { stage.outer.send(.error(Storm())) } else { token?.dispose() }
        }
        race.thread {
          token = result(flatten, of: stage, run)
            .subscribe { [probe = lifetimes.probe()] (event: Event<Int>) in
              probe.touch()
              stage.log.record("\(event)")
            }
          for act in before { act.perform(on: stage) }
          watchDisposal(on: stage, run)
          cause?.perform(on: stage)
          stage.outer.whenDisposed = {}
          for inner in stage.inners { inner.whenDisposed = {} }
          for inner in stage.inners { inner.send(.next(7), .completed) }
          stage.outer.send(.next(2), .completed)
          stage.forgetObservers()
        }
        race.atEnd {
          defer { token?.dispose() }
          guard hasRun else {
            return """
              There was no moment at which \(code), though \
              \(cause.map { "\($0)" } ?? "somebody subscribed").
              """
          }
          guard stage.log.values == (isError ? ["error(storm)"] : []) else {
            return "While \(code), \(end). The observer heard \(stage.heard)."
          }
          guard stage.asked.values.count == askedBefore else {
            return """
              While \(code), \(end). Then the outer sequence sent 2, and the closure was called for it.
              """
          }
          if let leftovers = stage.leftovers { return "While \(code), \(end), and \(leftovers)." }
          return lifetimes.alive == 0
            ? nil : "While \(code), \(end), and the observer is still in memory."
        }
      }
    }
  }
}
