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

@Suite struct `18.5 A city without a name` {
  private let server = HandServer<String>()
  private let choice: CityChoice

  init() {
    choice = CityChoice { [server] city in server.ask(city) }
  }

  @Test func `until a city is chosen, nothing is asked`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())

    #expect(
      server.asked == [],
      """
      The app was only opened. It has asked the server about \(server.asked): at each start, on a \
      million phones, it asks about a city that nobody chose.
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
      "Only Oslo was chosen, and its forecast has come."
    )
    token.dispose()
  }

  @Test func `a page that opens later knows the last choice`() {
    choice.choose("Oslo")
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    #expect(
      server.asked == ["Oslo"],
      "Oslo was chosen on the first page. The second page has to ask about Oslo only."
    )
    server.answer("Oslo", "rain")

    #expect(log.values == ["next(rain)"], "Oslo's forecast has come, and the page should get it.")
    token.dispose()
  }

  @Test func `of several choices only the last counts`() {
    for city in ["Oslo", "Bergen", "Rome"] { choice.choose(city) }
    let token = choice.forecasts.subscribe(Log().observer())

    #expect(server.asked == ["Rome"], "Rome was chosen last, so nobody needs the others.")
    token.dispose()
  }

  @Test func `blanks do not take a choice back`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    choice.choose("Oslo")
    choice.choose("   ")
    server.answer("Oslo", "rain")

    #expect(
      server.asked == ["Oslo"] && log.values == ["next(rain)"],
      """
      Oslo was chosen, and then somebody typed blanks, which are no city. Oslo is still chosen. Asked: \
      \(server.asked); the page was sent \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a page that opens while another one listens gets the forecast, too`() {
    let logs = [Log(), Log()]
    let first = choice.forecasts.subscribe(logs[0].observer())
    choice.choose("Oslo")
    server.answer("Oslo", "rain")
    let second = choice.forecasts.subscribe(logs[1].observer())
    server.answer("Oslo", "rain")

    #expect(
      logs[1].values == ["next(rain)"],
      """
      Oslo was chosen, and the first page shows its forecast. A second page has opened, and the server \
      answers whoever asks: that page should get the forecast as well, and not wait for another choice.
      """
    )
    for token in [first, second] { token.dispose() }
  }

  @Test func `two pages know the choice`() {
    choice.choose("Rome")
    let tokens = (1...2).map { _ in choice.forecasts.subscribe(Log().observer()) }

    #expect(server.asked.allSatisfy { $0 == "Rome" }, "Only Rome was chosen.")
    #expect(!server.asked.isEmpty, "Rome was chosen before the pages opened.")
    for token in tokens { token.dispose() }
  }

  @Test func `nothing is asked about a choice that was taken back`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    choice.choose("Oslo")
    choice.clear()
    #expect(
      server.asked == ["Oslo"],
      "Oslo was chosen, and then the choice was taken back. That is one question, not two."
    )
    #expect(
      server.waiting == [],
      "The choice of Oslo was taken back, but the page is still waiting for Oslo's forecast."
    )
    server.answer("Oslo", "rain")

    #expect(log.values == [], "No city is chosen any more, but the page was sent a forecast.")
    choice.choose("Rome")
    server.answer("Rome", "sun")
    #expect(log.values == ["next(sun)"], "After that, Rome was chosen, and Rome has answered.")
    token.dispose()
  }

  @Test func `a choice may be taken back as soon as its first forecast comes`() {
    let later = PublishSubject<String>()
    let choice = CityChoice { _ in
      .create { observer in
        observer.onNext("rain")
        return later.subscribe(observer)
      }
    }
    let shown = Recorder<String>()
    let token = choice.forecasts.subscribe(onNext: { forecast in
      shown.record(forecast)
      choice.clear()
    })
    choice.choose("Oslo")
    let isWaiting = later.hasObservers
    later.onNext("hail")

    #expect(
      !isWaiting && shown.values == ["rain"],
      """
      This server sends a forecast as soon as it is asked, and another one later. When the page got the \
      first, it took the choice back\(isWaiting ? ", and went on waiting for the next" : ""). It was \
      sent \(shown.values).
      """
    )
    token.dispose()
  }

  @Test func `a city that was taken back can be chosen again`() {
    let log = Log()
    let token = choice.forecasts.subscribe(log.observer())
    choice.choose("Oslo")
    server.answer("Oslo", "rain")
    choice.clear()
    choice.choose("Oslo")
    server.answer("Oslo", "sun")

    #expect(
      log.values == ["next(rain)", "next(sun)"],
      """
      Oslo was chosen, taken back, and chosen again, while the page was open. The server was asked about \
      \(server.asked), and the page was sent \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `the recent cities stay when a choice is taken back`() {
    let recent = Recorder<[String]>()
    let token = choice.recent.subscribe(onNext: recent.record)
    for city in ["Oslo", "Rome"] { choice.choose(city) }
    choice.clear()

    #expect(
      recent.values.last == ["Rome", "Oslo"],
      """
      Oslo was chosen, then Rome, and then the choice was taken back. The list of recent cities has a \
      button of its own that empties it, and nobody has tapped that. It says \(recent.values.last ?? []).
      """
    )
    token.dispose()
  }

  @Test func `a second page gets no forecast of a choice that was taken back`() {
    let logs = [Log(), Log()]
    let first = choice.forecasts.subscribe(logs[0].observer())
    choice.choose("Oslo")
    server.answer("Oslo", "rain")
    choice.clear()
    let second = choice.forecasts.subscribe(logs[1].observer())

    #expect(
      logs[1].values == [],
      """
      The first page shows Oslo's forecast, and then the choice was taken back. A second page opens, and \
      no city is chosen: it was sent \(logs[1].values).
      """
    )
    for token in [first, second] { token.dispose() }
  }

  @Test func `a page that opens after the choice was taken back asks nothing`() {
    choice.choose("Oslo")
    choice.clear()
    let token = choice.forecasts.subscribe(Log().observer())

    #expect(server.asked == [], "No city is chosen when the page opens, but it asks the server.")
    token.dispose()
  }

  @Test func `blanks are not a city, and not part of a name`() {
    let token = choice.forecasts.subscribe(Log().observer())
    let before = server.asked.count
    for text in ["", "   ", " Oslo  "] { choice.choose(text) }

    #expect(
      server.asked.dropFirst(before) == ["Oslo"],
      "The user typed nothing, then blanks, and then a city."
    )
    token.dispose()
  }

  @Test func `the title says the city, or that there is none yet`() {
    let titles = Recorder<String>()
    let token = choice.title.subscribe(onNext: titles.record)
    choice.choose("Oslo")
    choice.choose("Rome")
    choice.clear()

    #expect(
      titles.values == [CityChoice.invitation, "Oslo", "Rome", CityChoice.invitation],
      "The page was opened, Oslo was chosen, then Rome, and then the choice was taken back."
    )
    token.dispose()
  }

  @Test func `the title of a page that opens later is the city`() {
    choice.choose("Oslo")
    let titles = Recorder<String>()
    let token = choice.title.subscribe(onNext: titles.record)

    #expect(
      titles.values == ["Oslo"],
      "Oslo was chosen before the page was opened. The page was sent these titles: \(titles.values)."
    )
    token.dispose()
  }

  @Test func `recent cities can be forgotten, and the choice stays`() {
    let recent = Recorder<[String]>()
    let tokens = [
      choice.recent.subscribe(onNext: recent.record),
      choice.forecasts.subscribe(Log().observer()),
    ]
    for city in ["Oslo", "Rome"] { choice.choose(city) }
    let before = server.asked.count
    choice.forgetRecent()

    #expect(
      recent.values == [[], ["Oslo"], ["Rome", "Oslo"], []],
      "Two cities were chosen, and then the list was emptied."
    )
    #expect(server.asked.count == before, "Emptying the list chooses nothing, and asks nothing.")
    #expect(server.waiting == ["Rome"], "Rome is still chosen, and its forecast is on its way.")
    for token in tokens { token.dispose() }
  }

  @Test func `a city that is chosen again after the list was emptied is a recent one`() {
    let recent = Recorder<[String]>()
    let token = choice.recent.subscribe(onNext: recent.record)
    choice.choose("Oslo")
    choice.forgetRecent()
    choice.choose("Oslo")

    #expect(
      recent.values.last == ["Oslo"],
      """
      Oslo was chosen, the list of recent cities was emptied, and then somebody chose Oslo once more. The \
      list says \(recent.values.last ?? []).
      """
    )
    token.dispose()
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.cityWithoutAName, are: [.madeUpValue])
  }
}
