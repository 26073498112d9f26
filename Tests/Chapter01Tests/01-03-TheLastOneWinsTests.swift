import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution01OneObserver
#else
@testable import Chapter01OneObserver
#endif

@Suite struct `1.3 The last one wins` {
  @Test func `a closed screen shows nothing new`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    forecast.value = "rain"
    screen.close()
    forecast.value = "snow"

    #expect(
      screen.lines == ["rain"],
      "The rain came while the screen was open and stays; the snow came after `close()`."
    )
  }

  @Test(arguments: 0...3)
  func `a screen can be closed, however many lines it shows`(number: Int) {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)
    let shown = ["rain", "hail", "fog"].prefix(number)

    screen.open()
    for line in shown { forecast.value = line }
    screen.close()
    forecast.value = "snow"

    #expect(
      screen.lines == Array(shown),
      "The screen had \(number) lines when it was closed. They stay, and no line is added."
    )
  }

  @Test func `a closed screen can be opened again`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    screen.close()
    screen.open()
    forecast.value = "rain"

    #expect(screen.lines == ["rain"], "`close()` is not final: `open()` observes again.")
  }

  @Test func `a screen that was opened again can be closed again`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    forecast.value = "rain"
    screen.close()
    forecast.value = "snow"
    screen.open()
    screen.close()
    forecast.value = "hail"

    #expect(
      screen.lines == ["rain"],
      """
      The screen was open for the rain, and closed when the snow came. It was opened and closed once more, \
      and then came the hail.
      """
    )
  }

  @Test func `nothing keeps a closed screen alive`() {
    let forecast = Observable1("sun")
    var screen: WeatherScreen? = WeatherScreen(forecast)
    weak let gone = screen

    screen?.open()
    screen?.close()
    screen = nil

    #expect(
      gone == nil,
      """
      The forecast still holds the closure that this screen gave it, and with it the screen. \
      Showing nothing is not enough: the closure has to go.
      """
    )
  }

  @Test func `a forecast goes on when a closed screen has gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      A screen is opened and closed, nobody keeps it, and then the forecast changes. The program \
      stopped on the way. After `close()` nothing in the slot may need the screen.
      """
    ) {
      let forecast = Observable1("sun")
      var screen: WeatherScreen? = WeatherScreen(forecast)
      screen?.open()
      screen?.close()
      screen = nil
      forecast.value = "rain"
    }
  }

  @Test func `a forecast that nobody keeps is freed after its screen was closed`() {
    var forecast: Observable1? = Observable1("sun")
    var screen = forecast.map(WeatherScreen.init)
    weak let gone = forecast

    screen?.open()
    screen?.close()
    forecast = nil
    screen = nil

    #expect(
      gone == nil,
      """
      The screen was closed, and nobody keeps it or the forecast any more. Yet the forecast is still in \
      memory: it keeps itself alive.
      """
    )
  }

  @Test func `closing one screen silences the other, and that is the flaw`() {
    let forecast = Observable1("sun")
    let below = WeatherScreen(forecast)
    let above = WeatherScreen(forecast)

    below.open()
    above.open()
    forecast.value = "rain"
    below.close()
    forecast.value = "snow"

    #expect(below.lines.isEmpty, "The second screen took the slot from the first one.")
    #expect(
      above.lines == ["rain"],
      """
      A forecast with one slot can't tell its screens apart: whoever closes empties the slot, even \
      if another screen is in it. Chapter 2 gives each observer its own slot.
      """
    )
  }
}
