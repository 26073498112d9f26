import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.7 Sun and then rain` {
  private let server = HandServer<String>()
  private let page: CityPage

  init() {
    page = CityPage { [server] city in server.ask(city) }
  }

  @Test func `a forecast comes after three dots`() {
    page.choose("Oslo")
    #expect(page.title == "Oslo", "This line was fine from the beginning.")
    #expect(page.forecast == "…", "The forecast is on its way.")
    server.answer("Oslo", "rain")

    #expect(page.forecast == "rain", "Oslo's forecast has come, but is not shown.")
  }

  @Test func `Oslo's weather is not shown under Rome`() {
    page.choose("Oslo")
    page.choose("Rome")
    server.answer("Rome", "sun")
    server.answer("Oslo", "rain")

    #expect(
      page.forecast == "sun",
      """
      Alex tapped Oslo by mistake, and then Rome. Rome's answer came first, "sun", and then \
      Oslo's, "rain". The page says: "\(page.title): \(page.forecast)".
      """
    )
  }

  @Test func `Oslo's weather is not shown under Rome while Rome's is on its way`() {
    page.choose("Oslo")
    page.choose("Rome")
    server.answer("Oslo", "rain")

    #expect(
      page.forecast == "…",
      """
      The page says "\(page.title): \(page.forecast)". Only Oslo has answered: Rome's weather is \
      still on its way.
      """
    )
  }

  @Test func `Rome is asked at once, and Oslo's request is cancelled`() {
    page.choose("Oslo")
    page.choose("Rome")

    #expect(server.asked == ["Oslo", "Rome"], "Alex chose two cities, one after the other.")
    #expect(
      server.waiting == ["Rome"],
      "Only Rome's answer is wanted by now. A request for Oslo would be paid for all the same."
    )
    server.answer("Rome", "sun")
    #expect(page.forecast == "sun", "Rome's forecast has come, but is not shown.")
  }

  @Test func `a page that is closed waits for nothing`() {
    var page: CityPage? = CityPage { [server] city in server.ask(city) }
    page?.choose("Oslo")
    page = nil

    #expect(server.waiting.isEmpty, "The page is closed, and Oslo's forecast is still on its way.")
  }

  @Test func `a city can be chosen again`() {
    page.choose("Oslo")
    server.answer("Oslo", "rain")
    page.choose("Oslo")
    server.answer("Oslo", "sun")

    #expect(page.forecast == "sun", "Alex has tapped Oslo again to see something newer.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.sunAndThenRain, are: [.oldAnswer])
  }
}
