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

/// Ends the result while another thread is sending an element, at which the observer disposes.
///
/// Expects, in every order of their steps, that the observer hears nothing after it has disposed.
///
/// - Parameters:
///   - end: What the second source sends, which ends the result.
///   - before: What it has sent before.
///   - wanted: What the observer may hear all in all.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectNoEndAfterDisposal<Result>(
  by end: Event<Int> = .error(Storm()),
  before: [Event<Int>] = [],
  hears wanted: [String],
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    While the observer was handling an element, another thread may have brought an end, which had to \
    wait, and the observer disposed. So the end comes too late.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    two.subscribe(to: operated(two.left, two.right), whenCalled: two.dispose)
    for event in before { two.right.send(event) }
    race.thread("one source") { two.left.send(.next(1)) }
    race.thread("the other source") { two.right.send(end) }
    race.atEnd { two.complaint(unless: wanted) ?? two.complaint() }
  }
}

/// Lets the observer make the sources send while it is handling its first element.
///
/// Expects that it hears that at once, and so before it is done with that element.
///
/// - Parameters:
///   - before: What the two have sent before, as far as the observer hears nothing of it.
///   - left: What the observer makes the first source send.
///   - right: What it makes the second source send after that.
///   - wanted: What is heard between the first element and the end of its handling.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two; 1 of the first source makes its first element.
func expectHeardAtOnce<Result>(
  before: (left: [Event<Int>], right: [Event<Int>]) = ([], []),
  answering left: [Event<Int>],
  _ right: [Event<Int>] = [],
  hears wanted: [String],
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    While the observer is handling an element it may make any source send, on its own thread. That \
    must neither wait for a lock that the thread holds, nor until the observer has returned.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let (first, second, log) = (HandSource<Int>(), HandSource<Int>(), Log())
    let token = operated(first, second)
      .subscribe(
        AnyObserver { event in
          let text = event.element.map { "\($0)" } ?? "\(event)"
          race.step("hears \(text)")
          log.record(text)
          guard log.values.count == 1 else { return }
          for event in left { first.send(event) }
          for event in right { second.send(event) }
          log.record("done")
        }
      )
    for event in before.left { first.send(event) }
    for event in before.right { second.send(event) }
    race.thread("the first source") { first.send(.next(1)) }
    race.atEnd {
      token.dispose()
      guard Array(log.values.dropFirst()) != wanted + ["done"] else { return nil }
      return """
        While it handled the first element, the observer made the sources send. What it heard, and \
        when it was done with the first one: \(log.values).
        """
    }
  }
}

/// Lets the last source complete while another thread calls the observer.
///
/// The first source sends an element, and while the observer is handling that, it makes the source
/// complete. The second completes on another thread, as soon as that may be the end.
///
/// - Parameters:
///   - wanted: What the observer hears all in all, with spaces between.
///   - file: The file of the test.
///   - sourceLocation: Where to report.
///   - operated: Makes one sequence from the two.
func expectTheCompletionWaits<Result>(
  hears wanted: String,
  file: StaticString = #fileID,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Observable<Int>) -> Observable<Result>
) {
  inEveryInterleaving(
    """
    A completion is an event like any other: it has to wait while another thread is calling the \
    observer.
    """,
    file: file,
    sourceLocation: sourceLocation
  ) { race in
    let two = TwoSources<Result>(in: race)
    var (hasAnswered, leftHasCompleted, rightHasCompleted) = (false, false, false)
    two.subscribe(to: operated(two.left, two.right)) {
      guard !hasAnswered else { return }
      hasAnswered = true
      two.left.send(.completed)
      leftHasCompleted = true
    }
    race.thread("one source") { two.left.send(.next(1)) }
    race.thread("the other source") {
      guard leftHasCompleted else { return }
      rightHasCompleted = true
      two.right.send(.completed)
    }
    race.atEnd {
      if !rightHasCompleted { two.right.send(.completed) }
      return two.complaint(unless: [wanted]) ?? two.complaint()
    }
  }
}
