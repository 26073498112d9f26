import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution01OneObserver
#else
@testable import Chapter01OneObserver
#endif

@Suite struct `1.4 Who keeps whom alive` {
  @Test func `an open screen shows what comes`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    forecast.value = "rain"
    forecast.value = "snow"

    #expect(screen.lines == ["rain", "snow"], "As long as somebody keeps it, it shows everything.")
  }

  @Test func `an open screen shows every forecast, even one that it shows already`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)
    let news = ["rain", "rain", "", "rain"]

    screen.open()
    for line in news { forecast.value = line }

    #expect(
      screen.lines == news,
      "Four forecasts came while the screen was open, so it has four lines, equal or empty or not."
    )
  }

  @Test func `a screen that is opened again goes on below its lines`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    forecast.value = "rain"
    screen.close()
    forecast.value = "snow"
    screen.open()
    screen.open()
    forecast.value = "hail"

    #expect(
      screen.lines == ["rain", "hail"],
      """
      The screen was open for the rain and for the hail. Before the hail it was opened twice, which \
      leaves one closure in the slot, and one line for each forecast.
      """
    )
    screen.close()
    screen.open()
    forecast.value = "hail"

    #expect(
      screen.lines == ["rain", "hail", "hail"],
      "The screen was closed and opened again, and then came another hail. It is a forecast like any other."
    )
  }

  @Test(arguments: 0...2)
  func `a screen that nobody keeps is freed, even if it was never closed`(number: Int) {
    let forecast = Observable1("sun")
    var screen: WeatherScreen? = WeatherScreen(forecast)
    weak let gone = screen

    screen?.open()
    for line in ["rain", "snow"].prefix(number) { forecast.value = line }
    screen = nil

    #expect(
      gone == nil,
      """
      The user left the screen, but it is still in memory: the forecast holds the closure, and the \
      closure holds the screen. A closure holds what it uses, unless it captures it weakly.
      """
    )
  }

  @Test func `a screen with lines that was opened again is freed, too`() {
    let forecast = Observable1("sun")
    var screen: WeatherScreen? = WeatherScreen(forecast)
    weak let gone = screen

    screen?.open()
    forecast.value = "rain"
    screen?.close()
    screen?.open()
    screen = nil

    #expect(
      gone == nil,
      """
      The screen had shown the rain, was closed, and was opened again. The user has left it, but it is \
      still in memory: the forecast holds the closure, and the closure holds the screen.
      """
    )
  }

  @Test func `a forecast goes on when its screen has gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      A screen was opened, and nobody kept it. Then the forecast changed, and the program stopped. A \
      forecast outlives its screens.
      """
    ) {
      let forecast = Observable1("sun")
      var screen: WeatherScreen? = WeatherScreen(forecast)
      screen?.open()
      screen = nil
      forecast.value = "rain"
    }
  }

  @Test func `a forecast that nobody keeps is freed with its screen`() {
    var forecast: Observable1? = Observable1("sun")
    var screen = forecast.map(WeatherScreen.init)
    weak let gone = forecast

    screen?.open()
    forecast = nil
    screen = nil

    #expect(
      gone == nil,
      """
      Nobody uses the forecast any more, but it keeps itself alive, by a retain cycle: it holds the \
      closure, and the closure holds the forecast. The closure receives the new value, and needs \
      nothing else from the forecast.
      """
    )
  }
}
