import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.5 A city without a name` {
  private let server = HandServer<String>()
  private let choice: CityChoice

  init() {
    choice = CityChoice { [server] city in server.ask(city) }
  }

  @Test func `until somebody has chosen nothing is asked`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())

    #expect(
      server.asked == [],
      """
      The app was opened, and that is all. It has asked the server for \(server.asked): at each \
      start, on a million phones, for a city that nobody chose.
      """
    )
    #expect(log.values == [], "Nobody has chosen a city, but the page was sent something.")
    token.dispose()
  }

  @Test func `a page gets the forecast for the chosen city`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    choice.choose("Oslo")
    server.answer("Oslo", "rain")

    #expect(
      log.values == ["next(rain)"],
      "Oslo was chosen, its forecast has come, and that is all."
    )
    token.dispose()
  }

  @Test func `a page that opens later knows the choice`() {
    choice.choose("Oslo")
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    #expect(
      server.asked == ["Oslo"],
      "Oslo was chosen on the first page. The second page has to ask about it, and nothing else."
    )
    server.answer("Oslo", "rain")

    #expect(log.values == ["next(rain)"], "Oslo's forecast has come, and the page should get it.")
    token.dispose()
  }

  @Test func `of many choices only the last counts`() {
    for city in ["Oslo", "Bergen", "Rome"] { choice.choose(city) }
    let token = choice.forecasts.subscribe(Log().observer())

    #expect(server.asked == ["Rome"], "Rome was chosen last. The others are over.")
    token.dispose()
  }

  @Test func `two pages know the choice`() {
    choice.choose("Rome")
    let tokens = (1...2).map { _ in choice.forecasts.subscribe(Log().observer()) }

    #expect(server.asked.allSatisfy { $0 == "Rome" }, "Only Rome was chosen.")
    #expect(!server.asked.isEmpty, "Rome was chosen before the pages opened.")
    for token in tokens { token.dispose() }
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.cityWithoutAName, are: [.madeUpValue])
  }
}
