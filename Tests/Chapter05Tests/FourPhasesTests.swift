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

  private func words(_ lines: [String]) -> String {
    lines.isEmpty ? "(nothing)" : lines.joined(separator: "\n")
  }

  @Test func `creation: the blueprints`() {
    let actual = births(in: watch().creation)
    #expect(
      FourPhases.creation == actual,
      """
      You foretold
      \(words(FourPhases.creation))
      and this is who was born:
      \(words(actual))
      A blueprint is made where its operator is called, and each is called on the one before it.
      """
    )
  }

  @Test func `subscription: the sinks`() {
    let actual = births(in: watch().life).filter { $0.hasSuffix("Sink") }
    #expect(
      FourPhases.subscription == actual,
      """
      You foretold
      \(words(FourPhases.subscription))
      and this is who was born:
      \(words(actual))
      Each sink stands in front of an observer, which has to be there first.
      """
    )
  }

  @Test func `running: who sends what`() {
    let actual = watch().life.lines
      .filter { $0.contains(" sends ") }
      .map { $0.replacing("#1", with: "") }
    #expect(
      FourPhases.running == actual,
      """
      You foretold
      \(words(FourPhases.running))
      and this is what was sent:
      \(words(actual))
      An element goes down the whole chain before the next one is made. What the end of the chain \
      no longer wants is not made at all.
      """
    )
  }

  @Test func `disposal: who is left`() {
    let (_, life, token) = watch()
    let actual = life.alive.count
    #expect(
      FourPhases.survivors == actual,
      """
      You foretold \(FourPhases.survivors.map(String.init) ?? "nothing"), and there are \
      \(actual): \(life.alive). The sequence has ended, and the token is still in somebody's hands.
      """
    )
    token?.dispose()
  }
}
