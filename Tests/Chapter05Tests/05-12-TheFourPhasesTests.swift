import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

@Suite struct `5.12 The four phases` {
  /// What happens while the chain is built, and then while it is subscribed to, runs and ends.
  private func watch() -> (creation: Trace, life: Trace, token: Disposable?) {
    var chain: Observable<Int>?
    let creation = Trace.of { chain = FourPhases.chain() }
    var token: Disposable?
    let life = Trace.of { token = chain?.subscribe { _ in } }
    return (creation, life, token)
  }

  private func births(in trace: Trace) -> [String] {
    trace.lines.filter { $0.contains(" is born") }.map { String($0.prefix { $0 != "#" }) }
  }

  /// Compares the prediction with what happened, and shows only the first mistake.
  private func compare(
    _ guess: [String],
    with actual: [String],
    _ lesson: String,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    guard guess != actual else { return }
    guard !guess.isEmpty else {
      Issue.record(
        "Nothing is predicted yet. Write down what you expect, and then look.",
        sourceLocation: sourceLocation
      )
      return
    }
    let right = zip(guess, actual).prefix { $0 == $1 }.count
    let beginning =
      switch right {
      case 0: "The first line is not right:"
      case 1: "The first line is right. Then"
      default: "The first \(right) lines are right. Then"
      }
    let yours = right < guess.count ? "you predicted “\(guess[right])”" : "you predicted no more"
    let real =
      right < actual.count ? "what happened is “\(actual[right])”" : "nothing more happened"
    Issue.record(
      """
      \(beginning) \(yours), and \(real).
      \(lesson)
      """,
      sourceLocation: sourceLocation
    )
  }

  @Test func `creation: the producers`() {
    compare(
      FourPhases.creation,
      with: births(in: watch().creation),
      "Calling an operator makes a producer, and each operator is called on the producer before it."
    )
  }

  @Test func `subscription: the sinks`() {
    compare(
      FourPhases.subscription,
      with: births(in: watch().life).filter { $0.hasSuffix("Sink") },
      "Each sink stands in front of an observer, which has to exist first."
    )
  }

  @Test func `running: who sends what`() {
    compare(
      FourPhases.running,
      with: watch().life.lines
        .filter { $0.contains(" sends ") }
        .map { $0.replacing("#1", with: "") },
      """
      An element goes down the whole chain before the next one is made. What the end of the chain \
      no longer wants is not made at all.
      """
    )
  }

  @Test func `disposal: who is left`() {
    let (_, life, token) = watch()
    switch FourPhases.survivors {
    case life.alive.count: break
    case nil: Issue.record("Nothing is predicted yet. Write down what you expect, and then look.")
    case let guess?:
      Issue.record(
        """
        You predicted \(guess). Still alive: \(life.alive). The sequence has ended, and somebody \
        still has the token: what does a disposer hold once it has disposed?
        """
      )
    }
    token?.dispose()
  }

  @Test func `disposal from outside: in which order`() {
    let trace = Trace.of { FourPhases.endless().subscribe { _ in }.dispose() }
    compare(
      FourPhases.teardown,
      with: trace.disposals.map { String($0.prefix { $0 != "#" }) },
      """
      Whoever has the token disposes first what stands next to the observer. Only then does it reach \
      the subscription of that sink, and so the next one.
      """
    )
  }
}
