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

@Suite struct `18.17 Too late` {
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

  @Test func `a page that opens after the warning says it`() {
    server.onNext("storm")
    let token = open()

    #expect(
      log.values == ["next(storm)"],
      """
      The warning came at noon. Alex opened the page at five past, saw an empty page, and went \
      sailing.
      """
    )
    token.dispose()
  }

  @Test func `only the newest warning is told`() {
    for warning in ["storm", "hurricane", "it is over"] { server.onNext(warning) }
    let token = open()

    #expect(
      log.values == ["next(it is over)"],
      "The page tells the story of the whole day, beginning with a storm that is over."
    )
    token.dispose()
  }

  @Test func `a page is told nothing while there is nothing to tell`() {
    let token = open()

    #expect(
      log.values == [],
      "The server has said nothing, and the page says something all the same. Who told it?"
    )
    token.dispose()
  }

  @Test func `each page that opens is warned`() {
    server.onNext("storm")
    open().dispose()
    open().dispose()

    #expect(
      log.values == ["next(storm)", "next(storm)"],
      "The page was closed and opened again, and the warning was gone."
    )
  }

  @Test func `the newest is known also when it came between two pages`() {
    open().dispose()
    server.onNext("storm")
    let first = open()
    server.onNext("hurricane")
    first.dispose()
    let second = open()

    #expect(
      log.values == ["next(storm)", "next(hurricane)", "next(hurricane)"],
      "A warning came while no page was open, and the next page knows nothing of it."
    )
    second.dispose()
  }
}
