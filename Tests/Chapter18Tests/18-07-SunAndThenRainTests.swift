import Solution04Events
import Solution05ProducerAndSink
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

  @Test func `Oslo's weather is not shown under Rome`() {
    page.choose("Oslo")
    server.answer("Oslo", "fog")
    page.refresh()
    page.choose("Rome")
    server.answer("Rome", "sun")
    server.answer("Oslo", "rain")

    #expect(
      page.forecast == "sun",
      """
      Alex looked at Oslo, pulled the page down, and then chose Rome. Rome's answer came first, \
      "sun", and then Oslo's, "rain". The page says: "\(page.title): \(page.forecast)".
      """
    )
  }

  @Test func `a forecast comes after three dots`() {
    page.choose("Oslo")
    #expect(page.title == "Oslo", "Alex has chosen Oslo.")
    #expect(page.forecast == "…", "The forecast is on its way.")
    server.answer("Oslo", "rain")

    #expect(page.forecast == "rain", "Oslo's forecast has come, but is not shown.")
    #expect(page.updates == 1, "One forecast has come; three dots are not a forecast.")
  }

  @Test func `a refresh that brings the same forecast is over, and counts`() {
    page.choose("Oslo")
    server.answer("Oslo", "rain")
    page.refresh()
    server.answer("Oslo", "rain")

    #expect(!page.isRefreshing, "The forecast has come. That it is the same does not matter.")
    #expect(page.updates == 2, "Two forecasts have come, and \(page.updates) were counted.")
  }

  @Test func `a refresh that is answered at once is over`() {
    let page = CityPage { city in .just("rain in \(city)") }
    page.choose("Oslo")
    page.refresh()

    #expect(
      !page.isRefreshing && page.updates == 2,
      """
      This server answers as soon as it is asked. Both forecasts for Oslo have come, and the page counts \
      \(page.updates)\(page.isRefreshing ? ", and says that it is still refreshing" : "").
      """
    )
  }

  @Test func `a forecast that comes at once is shown`() {
    let page = CityPage { city in .just("rain in \(city)") }
    page.choose("Oslo")

    #expect(
      page.forecast == "rain in Oslo",
      "This server answers as soon as it is asked. The page says: \"\(page.title): \(page.forecast)\"."
    )
  }

  @Test func `whoever chooses another city during a refresh is not refreshing any more`() {
    page.choose("Oslo")
    server.answer("Oslo", "rain")
    page.refresh()
    page.choose("Rome")

    #expect(
      !page.isRefreshing,
      "The refresh was one of Oslo. Rome's first forecast is on its way, and there are three dots."
    )
  }

  @Test func `Oslo's weather is not shown under Rome while Rome's is on its way`() {
    page.choose("Oslo")
    page.refresh()
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
      "By now only Rome's answer is wanted, so a request for Oslo costs money for nothing."
    )
    server.answer("Rome", "sun")
    #expect(page.forecast == "sun", "Rome's forecast has come, but is not shown.")
  }

  @Test func `a refresh is cancelled when another city is chosen`() {
    page.choose("Oslo")
    server.answer("Oslo", "fog")
    page.refresh()
    page.choose("Rome")

    #expect(
      server.waiting == ["Rome"],
      "Alex refreshed Oslo and then chose Rome. By now only Rome's answer is wanted."
    )
  }

  @Test func `a refresh cancels the previous request`() {
    page.choose("Oslo")
    page.refresh()
    page.refresh()

    #expect(server.asked == ["Oslo", "Oslo", "Oslo"], "Alex chose Oslo and refreshed it twice.")
    #expect(server.waiting == ["Oslo"], "Alex wants only the newest forecast.")
  }

  @Test func `a refresh keeps the old forecast until the newer one has come`() {
    page.choose("Oslo")
    server.answer("Oslo", "rain")
    page.refresh()
    #expect(server.waiting == ["Oslo"], "Alex has pulled the page down to see something newer.")
    #expect(
      page.forecast == "rain",
      "The newer forecast is on its way, so the old one should stay."
    )
    #expect(page.isRefreshing, "The newer forecast is on its way.")
    server.answer("Oslo", "sun")

    #expect(page.forecast == "sun", "The newer forecast has come, but is not shown.")
    #expect(!page.isRefreshing, "The newer forecast has come.")
    #expect(page.updates == 2, "Two forecasts have come.")
  }

  @Test func `a page without a city has nothing to refresh`() {
    page.refresh()

    #expect(server.asked.isEmpty, "No city was chosen, but the server was asked.")
    #expect(!page.isRefreshing, "No city was chosen, so nothing is on its way.")
  }

  @Test func `going back shows the previous city`() {
    for city in ["Oslo", "Rome"] {
      page.choose(city)
      server.answer(city, "fog in \(city)")
    }
    page.goBack()
    #expect(page.title == "Oslo", "Oslo was chosen before Rome.")
    #expect(page.forecast == "…", "Alex went back to Oslo, and its newest forecast is on its way.")
    server.answer("Oslo", "rain")

    #expect(page.forecast == "rain", "Oslo's forecast has come, but is not shown.")
    page.refresh()
    #expect(server.waiting == ["Oslo"], "Alex refreshes the city that the page shows, Oslo.")
  }

  @Test func `whoever goes back during a refresh is not refreshing any more`() {
    for city in ["Oslo", "Rome"] {
      page.choose(city)
      server.answer(city, "fog in \(city)")
    }
    page.refresh()
    page.goBack()

    #expect(
      page.title == "Oslo" && page.forecast == "…" && !page.isRefreshing,
      """
      Alex refreshed Rome, and went back to Oslo before the answer came. Oslo's forecast is on its way, \
      and the page says "\(page.title): \(page.forecast)"\
      \(page.isRefreshing ? ", and that it is refreshing" : "").
      """
    )
    #expect(server.waiting == ["Oslo"], "By now only Oslo's answer is wanted.")
  }

  @Test func `a refresh is not a visit`() {
    for city in ["Oslo", "Rome"] {
      page.choose(city)
      server.answer(city, "fog in \(city)")
    }
    page.refresh()
    server.answer("Rome", "sun in Rome")
    page.goBack()

    #expect(
      page.title == "Oslo",
      """
      Alex chose Oslo, then Rome, refreshed Rome, and went back. The previous city is Oslo, and the page \
      shows "\(page.title)".
      """
    )
  }

  @Test func `a page that was closed waits for nothing`() {
    var page: CityPage? = CityPage { [server] city in server.ask(city) }
    page?.choose("Oslo")
    page?.refresh()
    page = nil

    #expect(server.waiting.isEmpty, "The page is closed, but Oslo's forecast is still on its way.")
  }

  @Test func `a city can be chosen again`() {
    page.choose("Oslo")
    server.answer("Oslo", "rain")
    page.choose("Oslo")
    server.answer("Oslo", "sun")

    #expect(page.forecast == "sun", "Alex has tapped Oslo again to get a newer forecast.")
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.sunAndThenRain, are: [.oldAnswer])
  }
}
