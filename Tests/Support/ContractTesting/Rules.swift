import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

/// What is true of the source at the moment the observer hears the end.
public enum AtTheEnd: Sendable {
  /// The source is still subscribed to, and disposed afterwards; nearly all operators do it this
  /// way.
  case heardFirst

  /// The source may have been disposed before, as operators do that share it.
  case freedFirst
}

/// Expects of an operator what every operator owes to its source and to its observer.
///
/// Each broken rule is reported separately, by its name.
///
/// - Parameters:
///   - atTheEnd: Whether the end is heard before the source is disposed.
///   - areIndependent: Whether what becomes of one subscription makes no difference to another.
///   - sourceLocation: Where to report.
///   - operated: Applies the operator so that it lets every element pass unchanged.
public func expectKeepsTheRules(
  atTheEnd: AtTheEnd = .heardFirst,
  areIndependent: Bool = true,
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>) -> Observable<Int>
) {
  let broken = brokenRules(atTheEnd: atTheEnd, areIndependent: areIndependent, of: operated)
  for broken in broken {
    Issue.record("\(broken)", sourceLocation: sourceLocation)
  }
}

/// Expects that an operator releases its closures at an end, and when it is disposed.
///
/// - Parameters:
///   - sourceLocation: Where to report.
///   - operated: Applies the operator, with the probe in each of its closures.
public func expectLetsGoOfItsClosures<Result>(
  sourceLocation: SourceLocation = #_sourceLocation,
  _ operated: (Observable<Int>, Lifetimes.Probe) -> Observable<Result>
) {
  for broken in closuresKept(by: operated) {
    Issue.record("\(broken)", sourceLocation: sourceLocation)
  }
}

/// A rule that an operator has broken, and what was seen of it.
public struct BrokenRule: CustomStringConvertible, Sendable {
  /// The name of the rule.
  public let name: String

  /// What was seen.
  public let whatWasSeen: String

  /// Both, as a reader of the book sees them.
  public var description: String { "Rule “\(name)”: \(whatWasSeen)" }
}

/// Returns the rules that an operator breaks, each once.
///
/// - Parameters:
///   - atTheEnd: Whether the end is heard before the source is disposed.
///   - areIndependent: Whether what becomes of one subscription makes no difference to another.
///   - operated: Applies the operator so that it lets every element pass unchanged.
/// - Returns: The broken rules, in the order in which a reader meets them.
public func brokenRules(
  atTheEnd: AtTheEnd = .heardFirst,
  areIndependent: Bool = true,
  of operated: (Observable<Int>) -> Observable<Int>
) -> [BrokenRule] {
  withoutActuallyEscaping(operated) { operated in
    let trial = Trial(operated: operated)
    let atEnds = [Event<Int>.completed, .error(Storm())]
      .map { end in
        [
          trial.endComesThrough(end),
          trial.endFreesTheSource(end),
          trial.nothingAfter(end),
          trial.nothingFromWithin(end),
          atTheEnd == .heardFirst ? trial.heardBeforeFreed(end) : nil,
          trial.nothingIsKept(after: end),
        ]
      }
    let atDispose = [
      trial.nothingAfterDispose(),
      trial.disposeReachesTheSource(),
      trial.closedBeforeTheSourceIsTold(),
      trial.nothingAfterDisposeFromWithin(),
      trial.nothingIsKept(after: nil),
    ]
    var names: Set<String> = []
    let broken = (atEnds.flatMap(\.self) + atDispose).compactMap(\.self)
      .filter { names.insert($0.name).inserted }
    // One subscription alone says more about what is wrong.
    guard broken.isEmpty else { return broken }
    return [
      trial.freedWhenItEndsAtOnce(.completed) ?? trial.freedWhenItEndsAtOnce(.error(Storm())),
      areIndependent ? trial.subscriptionsAreIndependent() : nil,
    ]
    .compactMap(\.self)
  }
}

/// Returns the rule that nothing is kept, if an operator keeps its closures too long.
///
/// - Parameter operated: Applies the operator, with the probe in each of its closures.
/// - Returns: The broken rule, once for each way of ending a subscription in which it is broken.
public func closuresKept<Result>(
  by operated: (Observable<Int>, Lifetimes.Probe) -> Observable<Result>
) -> [BrokenRule] {
  [Event<Int>.completed, .error(Storm()), nil]
    .compactMap { end in
      let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
      let token = operated(source, lifetimes.probe()).subscribe { _ in }
      if let end { source.send(end) } else { token.dispose() }
      source.forgetObservers()
      defer { token.dispose() }
      guard lifetimes.alive > 0 else { return nil }
      return BrokenRule(
        name: "nothing is kept",
        whatWasSeen: """
          after \(end.map { "\($0)" } ?? "`dispose()`") a closure that was given to the operator \
          is still alive, and so is everything that it has captured.
          """
      )
    }
}

/// The rules, one by one, each with its own source and observer.
private struct Trial {
  let operated: (Observable<Int>) -> Observable<Int>

  func endComesThrough(_ end: Event<Int>) -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(.next(1), end)
    defer { token.dispose() }
    guard log.values != ["next(1)", "\(end)"] else { return nil }
    return BrokenRule(
      name: "the end comes through",
      whatWasSeen: "the source sent 1 and \(end); the observer heard \(log.text)."
    )
  }

  func endFreesTheSource(_ end: Event<Int>) -> BrokenRule? {
    let source = HandSource<Int>()
    let token = operated(source).subscribe { _ in }
    source.send(.next(1), end)
    let living = source.living
    token.dispose()
    if living > 0 {
      return BrokenRule(
        name: "an end frees the source",
        whatWasSeen: """
          after \(end) nobody has disposed the subscription to the source, and its resources stay \
          in use.
          """
      )
    }
    guard source.subscriptions.contains(where: { $0.disposals > 1 }) else { return nil }
    return BrokenRule(
      name: "disposed once",
      whatWasSeen: "after \(end) and `dispose()`, the source's subscription was disposed twice."
    )
  }

  func nothingAfter(_ end: Event<Int>) -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(end, .next(2), .completed, .error(Storm()))
    defer { token.dispose() }
    guard log.values.count > 1 else { return nil }
    return BrokenRule(
      name: "nothing after an end",
      whatWasSeen: """
        the source sent \(end), and then more. The observer heard \(log.text).
        """
    )
  }

  func nothingFromWithin(_ end: Event<Int>) -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    let observer = AnyObserver<Int> { event in
      log.record("\(event)")
      // Twice is enough to show it; without this guard a wrong answer would go on forever.
      guard event.isStopEvent, log.values.count < 3 else { return }
      source.send(.next(2), .completed, .error(Storm()))
    }
    let token = operated(source).subscribe(observer)
    source.send(end)
    defer { token.dispose() }
    guard log.values.count > 1 else { return nil }
    return BrokenRule(
      name: "nothing after an end, not even reentrantly",
      whatWasSeen: """
        while the observer was hearing \(end), it made the source send more. It heard \(log.text).
        """
    )
  }

  func heardBeforeFreed(_ end: Event<Int>) -> BrokenRule? {
    let source = HandSource<Int>()
    var living: Int?
    let observer = AnyObserver<Int> { event in
      if event.isStopEvent, living == nil { living = source.living }
    }
    let token = operated(source).subscribe(observer)
    source.send(end)
    defer { token.dispose() }
    guard living == 0 else { return nil }
    return BrokenRule(
      name: "heard before freed",
      whatWasSeen: """
        when the observer heard \(end), the subscription to the source had already been disposed.
        """
    )
  }

  /// The source ends before it has returned its subscription.
  ///
  /// What it sends is not looked at: an operator may not be ready for it yet.
  func freedWhenItEndsAtOnce(_ end: Event<Int>) -> BrokenRule? {
    // Whoever takes the end for a reason to begin again comes to an end, too.
    let (source, lifetimes) = (HastySource<Int>([.next(1), end], times: 20), Lifetimes())
    let token = operated(source).subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    let disposals = source.subscription.disposals
    let alive = lifetimes.alive
    token.dispose()
    let later = source.subscription.disposals
    let sent = "the source sent 1 and \(end) before its `subscribe` had returned."
    let disposed = "\(disposals) by the time all had returned, \(later) after `dispose()`"
    let seen: String? =
      if disposals != source.subscribers || later != disposals {
        "\(sent) Its subscriptions: \(source.subscribers). Its disposals: \(disposed)."
      } else if alive > 0 {
        "\(sent) When all had returned, the observer was still in memory."
      } else {
        nil
      }
    let name = "an end inside `subscribe` frees the source"
    return seen.map { BrokenRule(name: name, whatWasSeen: $0) }
  }

  func nothingAfterDispose() -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.send(.next(1))
    token.dispose()
    source.send(.next(2), .completed)
    guard log.values.count > 1 else { return nil }
    return BrokenRule(
      name: "nothing after `dispose()`",
      whatWasSeen: """
        the source sent 1, the subscriber disposed, and the source sent more. The observer heard \
        \(log.text).
        """
    )
  }

  func disposeReachesTheSource() -> BrokenRule? {
    let source = HandSource<Int>()
    operated(source).subscribe { _ in }.dispose()
    guard source.living > 0 else { return nil }
    return BrokenRule(
      name: "`dispose()` reaches the source",
      whatWasSeen: "the subscriber has disposed, and the source is still subscribed to."
    )
  }

  func closedBeforeTheSourceIsTold() -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    let token = operated(source).subscribe(log.observer())
    source.whenDisposed = { source.send(.next(9), .completed) }
    token.dispose()
    source.whenDisposed = {}
    guard !log.values.isEmpty else { return nil }
    return BrokenRule(
      name: "closed before the source is told",
      whatWasSeen: """
        the source sent something while its subscription was being disposed, and the observer \
        heard \(log.text).
        """
    )
  }

  func nothingAfterDisposeFromWithin() -> BrokenRule? {
    let (source, log) = (HandSource<Int>(), Log())
    var token: Disposable?
    let observer = AnyObserver<Int> { event in
      log.record("\(event)")
      token?.dispose()
    }
    token = operated(source).subscribe(observer)
    source.send(.next(1), .next(2))
    token?.dispose()
    guard log.values.count > 1 else { return nil }
    return BrokenRule(
      name: "nothing after `dispose()`, not even reentrantly",
      whatWasSeen: """
        the observer disposed while it was hearing the first event, and the source sent more. The \
        observer heard \(log.text).
        """
    )
  }

  /// Of two subscriptions to one sequence the second is disposed; a third is made when the first has
  /// ended.
  func subscriptionsAreIndependent() -> BrokenRule? {
    let source = HandSource<Int>()
    let sequence = operated(source)
    let (first, third) = (Log(), Log())
    let oldest = sequence.subscribe(first.observer())
    let living = source.living
    sequence.subscribe { _ in }.dispose()
    guard source.living == living else {
      oldest.dispose()
      return BrokenRule(
        name: "each subscription is its own",
        whatWasSeen: """
          somebody subscribed, then a second one subscribed and disposed. The source had \(living) \
          living subscriptions before the second came, and \(source.living) after that one had left.
          """
      )
    }
    source.send(.next(1), .completed)
    let newest = sequence.subscribe(third.observer())
    source.send(.next(1), .completed)
    defer {
      oldest.dispose()
      newest.dispose()
    }
    let all = ["next(1)", "completed"]
    if first.values == all, third.values == all { return nil }
    return BrokenRule(
      name: "each subscription is its own",
      whatWasSeen: """
        two observers subscribed to one sequence, and the second disposed. The source sent 1 and \
        completed; the first heard \(first.text). Then a third subscribed, the source did the same \
        once more, and the third heard \(third.text).
        """
    )
  }

  /// Nothing is kept of a subscription that ends like that, or is disposed.
  func nothingIsKept(after end: Event<Int>?) -> BrokenRule? {
    let (source, lifetimes) = (HandSource<Int>(), Lifetimes())
    let token = operated(source).subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    if let end { source.send(end) } else { token.dispose() }
    source.forgetObservers()
    defer { token.dispose() }
    guard lifetimes.alive > 0 else { return nil }
    return BrokenRule(
      name: "nothing is kept",
      whatWasSeen: """
        after \(end.map { "\($0)" } ?? "`dispose()`") the observer is still in memory, though the \
        source has released it: whoever keeps the token keeps the observer, too.
        """
    )
  }
}

extension Recorder<String> {
  /// Everything that was recorded, as a reader wants to see it.
  fileprivate var text: String {
    values.isEmpty ? "nothing" : values.joined(separator: ", ")
  }
}
