import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.8 Screens come and go` {
  @Test func `a screen shows what comes while it is on the stack`() {
    let forecast = Observable3("sun")
    let stack = NavigationStack()
    let screen = ForecastScreen(forecast)
    stack.push(screen)
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(screen.lines == ["rain", "snow"], "The screen is open, so it shows each new forecast.")
    #expect(stack.top === screen, "It is the one that the user sees.")
  }

  @Test func `a screen shows every forecast that it hears, equal or empty or not`() {
    let forecast = Observable3("sun")
    let screen = ForecastScreen(forecast)
    let news = ["rain", "rain", "", "rain"]
    for line in news { forecast.value = line }

    #expect(screen.lines == news, "Four forecasts came, so there are four lines.")
  }

  @Test func `a screen shows what it hears, even if a newer forecast is there by then`() {
    let forecast = Observable3("sun")
    let token = forecast.observe { [unowned forecast] in
      if $0 == "rain" { forecast.value = "snow" }
    }
    let screen = ForecastScreen(forecast)
    forecast.value = "rain"

    #expect(
      screen.lines == ["snow", "rain"],
      """
      An observer that came before the screen responded to the rain with snow. So the screen hears of \
      the snow first, and then of the rain, and shows both.
      """
    )
    token.dispose()
  }

  @Test func `a screen does not decide how long its forecast lives`() {
    var forecast: Observable3? = Observable3("sun")
    weak let gone = forecast
    let screen = forecast.map(ForecastScreen.init)
    forecast?.value = "rain"
    forecast = nil

    #expect(
      gone == nil,
      """
      The screen is open, nobody else keeps the forecast, and it is still in memory. It may belong to \
      something that is gone, and would stay for as long as the screen does.
      """
    )
    #expect(screen?.lines == ["rain"], "The screen goes on showing what it has heard.")
  }

  @Test func `both screens of a stack follow one forecast`() {
    let forecast = Observable3("sun")
    let stack = NavigationStack()
    let below = ForecastScreen(forecast)
    stack.push(below)
    forecast.value = "rain"
    var above: ForecastScreen? = ForecastScreen(forecast)
    if let above { stack.push(above) }
    forecast.value = "snow"

    #expect(below.lines == ["rain", "snow"], "The screen below is covered, but goes on.")
    #expect(above?.lines == ["snow"], "The screen above came after the rain.")

    above = nil
    stack.pop()
    forecast.value = "hail"
    #expect(
      below.lines == ["rain", "snow", "hail"],
      "It never noticed the one above."
    )
    #expect(stack.top === below, "The user is back on the first screen.")
  }

  @Test func `a screen that is popped is freed, and leaves no observer behind`() {
    let forecast = Observable3("sun")
    let stack = NavigationStack()
    stack.push(ForecastScreen(forecast))
    var screen: ForecastScreen? = ForecastScreen(forecast)
    weak let gone = screen
    if let screen { stack.push(screen) }
    screen = nil
    #expect(gone != nil && forecast.observerCount == 2, "Two screens are open, and two observe.")

    stack.pop()

    #expect(
      gone == nil,
      """
      The screen was popped, but something keeps it in memory. If the closure uses `self`, the \
      forecast holds the closure, the closure the screen, and the screen the bag that would have \
      ended it.
      """
    )
    #expect(
      forecast.observerCount == 1,
      """
      The popped screen's closure is still called at each change. Ten visits later there are ten \
      closures that find nobody at home.
      """
    )
  }

  @Test func `a hundred visits leave nothing behind`() {
    let forecast = Observable3("sun")
    let stack = NavigationStack()
    for _ in 0..<100 {
      stack.push(ForecastScreen(forecast))
      stack.pop()
    }
    let last = ForecastScreen(forecast)
    forecast.value = "rain"

    #expect(forecast.observerCount == 1, "One screen is open now, so there is one observer.")
    #expect(last.lines == ["rain"], "And that one shows the forecast once.")
  }

  @Test func `a cell follows its city`() {
    let bern = Observable3("sun")
    let cell = CityCell()
    cell.show(bern)
    #expect(cell.text == "sun", "A cell that appears shows today's weather.")
    bern.value = "rain"
    #expect(cell.text == "rain", "And it follows each change.")
  }

  @Test func `a cell shows every text, even an empty one`() {
    let bern = Observable3("sun")
    let cell = CityCell()
    cell.show(bern)
    bern.value = ""
    #expect(cell.text == "", "The weather of the city is an empty text now, and so is the cell's.")
    bern.value = "rain"
    #expect(cell.text == "rain", "And it follows the next change.")
  }

  @Test func `a cell that shows its city again follows it once`() {
    let bern = Observable3("sun")
    let cell = CityCell()
    cell.show(bern)
    cell.show(bern)
    bern.value = "rain"

    #expect(cell.text == "rain", "It was told twice to show Bern, and shows Bern's weather.")
    #expect(bern.observerCount == 1, "One cell shows one city, so the city has one observer.")
  }

  @Test func `a cell does not decide how long its city lives`() {
    var bern: Observable3? = Observable3("sun")
    weak let gone = bern
    let cell = CityCell()
    if let bern { cell.show(bern) }
    bern?.value = "rain"
    bern = nil

    #expect(
      gone == nil,
      """
      The cell shows a city that nobody else keeps, and the city is still in memory. In a list of a \
      thousand lines, cities that were given up long ago would stay.
      """
    )
    #expect(cell.text == "rain", "The cell goes on showing what it has heard.")
  }

  @Test func `a cell that is reused has forgotten the previous city`() {
    let bern = Observable3("sun")
    let oslo = Observable3("snow")
    let cell = CityCell()
    cell.show(bern)
    cell.show(oslo)
    oslo.value = "hail"
    bern.value = "rain"

    #expect(
      cell.text == "hail",
      """
      The cell stands for Oslo now. If it shows Bern's weather, it was reused and its old observer \
      is still there. In a list, this looks like cells that swap places at random.
      """
    )
    #expect(bern.observerCount == 0 && oslo.observerCount == 1, "One cell, one city.")
  }

  @Test func `a cell that is freed leaves no observer behind`() {
    let bern = Observable3("sun")
    var cell: CityCell? = CityCell()
    weak let gone = cell
    cell?.show(bern)
    #expect(bern.observerCount == 1, "The cell follows its city.")
    cell = nil

    #expect(gone == nil, "The closure that the city holds keeps the cell alive.")
    #expect(bern.observerCount == 0, "The cell's observer is still there.")
  }

  @Test func `an answer is shown`() {
    let service = Service()
    let search = CitySearch(service.ask)
    search.find("Ber")
    service.answer("Ber", ["Bergen", "Bern"])

    #expect(search.cities == ["Bergen", "Bern"], "The service answered what it was asked.")
  }

  @Test func `each answer replaces the one before, even if nothing was found`() {
    let service = Service()
    let search = CitySearch(service.ask)
    search.find("Ber")
    service.answer("Ber", ["Bergen", "Bern"])
    search.find("Bern")
    service.answer("Bern", ["Bern"])
    #expect(search.cities == ["Bern"], "The list shows what was found for the latest text alone.")

    search.find("Bernx")
    service.answer("Bernx", [])
    #expect(search.cities.isEmpty, "Nothing was found for the latest text, so nothing is listed.")
  }

  @Test func `a second answer to the same text replaces the first`() {
    let service = Service()
    let search = CitySearch(service.ask)
    search.find("Ber")
    service.answer("Ber", ["Bergen"])
    service.answer("Ber", ["Bergen", "Bern"])

    #expect(
      search.cities == ["Bergen", "Bern"],
      "The service found one city, and then two. The list shows the newest answer, and it alone."
    )
  }

  @Test func `an answer that comes at once is shown`() {
    let search = CitySearch { text, callback in
      callback(["\(text)n"])
      return Disposables.create()
    }
    search.find("Ber")

    #expect(
      search.cities == ["Bern"],
      "The service knew the answer, and gave it before it returned the token of the request."
    )
  }

  @Test func `every text is a request, even an empty one`() {
    let service = Service()
    let search = CitySearch(service.ask)
    search.find("B")
    search.find("")
    search.find("")

    #expect(
      service.log.values == ["ask B", "cancel B", "ask ", "cancel ", "ask "],
      "The text was emptied, and then sent once more. It is the service that knows what to find for it."
    )
  }

  @Test func `a new request cancels the previous one, and then begins`() {
    let service = Service()
    let search = CitySearch(service.ask)
    search.find("B")
    search.find("Be")
    search.find("Ber")

    #expect(
      service.log.values == ["ask B", "cancel B", "ask Be", "cancel Be", "ask Ber"],
      """
      One request at a time. Once a new letter is typed, nobody wants the previous answer; a \
      service that goes on with it wastes its time, and may answer last.
      """
    )

    service.answer("Ber", ["Bern"])
    service.answer("B", ["Basel", "Bern"])
    #expect(search.cities == ["Bern"], "The late answer to an older request must not be shown.")
  }

  @Test func `a request ends with its search`() {
    let service = Service()
    var search: CitySearch? = CitySearch(service.ask)
    weak let gone = search
    search?.find("Ber")
    search = nil

    #expect(gone == nil, "The request keeps the search alive: it waits for the answer.")
    #expect(service.log.values == ["ask Ber", "cancel Ber"], "Nobody is left who wants an answer.")
  }

  /// Answers when the test says so, and writes down what it is asked.
  final class Service {
    let log = Recorder<String>()
    private var waiting: [String: ([String]) -> Void] = [:]

    func ask(_ text: String, _ callback: @escaping ([String]) -> Void) -> Disposable {
      log.record("ask \(text)")
      // What was there is freed when this has changed: it may dispose a token, which changes it again.
      let before = waiting.updateValue(callback, forKey: text)
      withExtendedLifetime(before) {}
      return Disposables.create { [self] in
        log.record("cancel \(text)")
        let before = waiting.removeValue(forKey: text)
        withExtendedLifetime(before) {}
      }
    }

    func answer(_ text: String, _ cities: [String]) {
      waiting[text]?(cities)
    }
  }
}
