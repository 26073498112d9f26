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

  @Test func `a closed screen can be opened again`() {
    let forecast = Observable1("sun")
    let screen = WeatherScreen(forecast)

    screen.open()
    screen.close()
    screen.open()
    forecast.value = "rain"

    #expect(screen.lines == ["rain"], "`close()` is not final: `open()` observes again.")
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
