import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.19 Five past noon` {
  private let server = PublishSubject<String>()
  private let centre: StormCentre
  private let log = Log()

  init() {
    centre = StormCentre(server: server)
  }

  private func open() -> Disposable {
    centre.warnings.subscribe(log.observer())
  }

  @Test func `a page that is open is warned`() {
    let token = open()
    server.onNext("storm")
    server.onNext("hurricane")

    #expect(log.values == ["next(storm)", "next(hurricane)"], "The page was open all the time.")
    token.dispose()
  }

  @Test func `a page that opens after the warning shows it`() {
    server.onNext("storm")
    let token = open()

    #expect(
      log.values == ["next(storm)"],
      """
      The warning came at noon. Alex opened the page at five past, did not see it, and went sailing.
      """
    )
    token.dispose()
  }

  @Test func `only the newest warning is replayed`() {
    for warning in ["storm", "hurricane", "it is over"] { server.onNext(warning) }
    let token = open()

    #expect(
      log.values == ["next(it is over)"],
      "A page that opens now should show that it is over, and nothing of the day before that."
    )
    token.dispose()
  }

  @Test func `a page hears nothing while there is nothing to hear`() {
    let token = open()

    #expect(
      log.values == [],
      "The server has said nothing, and the page hears something all the same. From whom?"
    )
    token.dispose()
  }

  @Test func `each page that opens is warned`() {
    server.onNext("storm")
    open().dispose()
    open().dispose()

    #expect(
      log.values == ["next(storm)", "next(storm)"],
      "The page was opened, closed and opened again: it should show the warning both times."
    )
  }

  @Test func `a warning that came between two pages is known, too`() {
    open().dispose()
    server.onNext("storm")
    let first = open()
    server.onNext("hurricane")
    first.dispose()
    let second = open()

    #expect(
      log.values == ["next(storm)", "next(hurricane)", "next(hurricane)"],
      "The first warning came while no page was open. Each page should begin with the newest."
    )
    second.dispose()
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.fivePastNoon, are: [.noMemory])
  }
}
