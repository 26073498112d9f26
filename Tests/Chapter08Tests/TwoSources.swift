import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

/// Two sources, and an observer of what an operator makes of them, in a scenario with threads.
final class TwoSources<Result> {
  let left = HandSource<Int>()
  let right = HandSource<Int>()

  private let race: Scenario
  private let log = Log()
  private let lifetimes = Lifetimes()
  private let token = SingleAssignmentDisposable()

  init(in race: Scenario) {
    self.race = race
  }

  /// Subscribes an observer that one thread at a time may call.
  ///
  /// - Parameters:
  ///   - result: What the operator has made of the two.
  ///   - whenCalled: What the observer does at each event.
  func subscribe(to result: Observable<Result>, whenCalled: @escaping () -> Void = {}) {
    let observer = AnyObserver<Result> { [race, log, probe = lifetimes.probe()] event in
      probe.touch()
      let text = event.element.map { "\($0)" } ?? "\(event)"
      race.alone("hears \(text)") {
        log.record(text)
        whenCalled()
      }
    }
    token.setDisposable(result.subscribe(observer))
  }

  func dispose() {
    token.dispose()
  }

  // MARK: What is wrong after both threads have returned

  /// What the observer has heard, with spaces between, or "nothing".
  var heard: String { log.values.isEmpty ? "nothing" : log.values.joined(separator: " ") }

  /// Complains unless the observer has heard one of these.
  func complaint(unless wanted: [String]) -> String? {
    guard !wanted.contains(heard) else { return nil }
    return "The observer heard “\(heard)”, and not “\(wanted.joined(separator: "” or “"))”."
  }

  /// Complains about what no operator may do, whatever the two have sent.
  func complaint() -> String? {
    let ends = log.values.indices.filter {
      log.values[$0] == "completed" || log.values[$0].hasPrefix("error")
    }
    if let end = ends.first, end < log.values.count - 1 {
      return "The observer heard “\(heard)”: something came after the end."
    }
    guard !ends.isEmpty || token.isDisposed else { return nil }
    let past = ends.isEmpty ? "The subscription was disposed" : "The observer has heard the end"
    if left.living + right.living > 0 { return "\(past), and a source is still subscribed." }
    let before = heard
    for source in [left, right] {
      source.send(.next(99), .error(Storm()))
      source.forgetObservers()
    }
    if heard != before { return "\(past), and after all that the observer heard more: “\(heard)”." }
    return lifetimes.alive == 0 ? nil : "\(past), and the observer is still kept."
  }
}

/// Lets two sources send on two threads, in every order of their steps.
///
/// Expects that the observer hears one event at a time and nothing after an end, and that an end
/// frees everything.
///
/// - Parameters:
///   - left: What the first source sends.
///   - right: What the second source sends, on a thread of its own.
///   - before: What both have sent before, the first source first.
///   - next: What the second source sends when both threads are done.
///   - wanted: What the observer may hear all in all, with spaces between, or "nothing"; by default,
///     anything.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectOneAtATime<Result>(
  _ left: [Event<Int>] = [.next(1), .completed],
  _ right: [Event<Int>] = [.next(2), .completed],
  before: [Event<Int>] = [],
  next: [Event<Int>] = [],
  hears wanted: [String]? = nil,
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    Two sources may send at the same moment, on two threads. The result still sends one event at a \
    time, ends once, and sends nothing after that.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    two.subscribe(to: operated(two.left, two.right))
    for event in before {
      two.left.send(event)
      two.right.send(event)
    }
    race.thread("one source") { for event in left { two.left.send(event) } }
    race.thread("the other source") { for event in right { two.right.send(event) } }
    race.atEnd {
      for event in next { two.right.send(event) }
      return wanted.flatMap { two.complaint(unless: $0) } ?? two.complaint()
    }
  }
}

/// Lets one source send on a thread while another thread disposes, in every order of their steps.
///
/// Expects that nothing is left of the subscription.
///
/// - Parameters:
///   - left: What the first source sends.
///   - right: What the second source sends after it, on the same thread.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectNothingIsLeft<Result>(
  sending left: [Event<Int>],
  _ right: [Event<Int>] = [],
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    "One thread may dispose at any moment, even while another one sends or ends the sequence.",
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    two.subscribe(to: operated(two.left, two.right))
    race.thread("the source") {
      for event in left { two.left.send(event) }
      for event in right { two.right.send(event) }
    }
    race.thread("the subscriber") { two.dispose() }
    race.atEnd { two.complaint() }
  }
}

/// Lets the first source send on a thread while another thread is still subscribing.
///
/// Expects, in every order of their steps, that the observer hears one event at a time, and that an
/// end frees everything.
///
/// - Parameters:
///   - left: What the first source sends.
///   - next: What the second source sends when both threads are done.
///   - wanted: What the observer may hear all in all, with spaces between.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectNothingIsLost<Result>(
  sending left: [Event<Int>],
  next: [Event<Int>] = [],
  hears wanted: [String],
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: @escaping (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    A source may send on another thread as soon as it is subscribed, while `subscribe` has not \
    returned yet.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    race.thread("the subscriber") { two.subscribe(to: operated(two.left, two.right)) }
    var mustSend = true
    func send() {
      // Nobody would hear it before.
      mustSend = two.left.subscriptions.isEmpty
      if !mustSend { for event in left { two.left.send(event) } }
    }
    race.thread("the source", send)
    race.atEnd {
      if mustSend { send() }
      for event in next { two.right.send(event) }
      return two.complaint(unless: wanted) ?? two.complaint()
    }
  }
}

/// Lets one source fail while another thread is sending an element, at which the observer disposes.
///
/// Expects, in every order of their steps, that the observer hears nothing after it has disposed.
///
/// - Parameters:
///   - before: What the second source has sent before.
///   - wanted: What the observer may hear all in all.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectNoEndAfterDisposal<Result>(
  before: [Event<Int>] = [],
  hears wanted: [String],
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    While the observer was handling an element, another thread may have brought an error, which had \
    to wait, and the observer disposed. So the error comes too late.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    two.subscribe(to: operated(two.left, two.right), whenCalled: two.dispose)
    for event in before { two.right.send(event) }
    race.thread("one source") { two.left.send(.next(1)) }
    race.thread("the other source") { two.right.send(.error(Storm())) }
    race.atEnd { two.complaint(unless: wanted) ?? two.complaint() }
  }
}
