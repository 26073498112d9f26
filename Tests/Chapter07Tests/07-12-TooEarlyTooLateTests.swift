import ContractTesting
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution07Subjects
#else
@testable import Chapter07Subjects
#endif

@Suite struct `7.12 Too early, too late` {
  @Test func `a screen that opens shows the degrees of now`() {
    let screen = CityScreen(feed: CityFeed(degrees: 20))

    screen.load()

    #expect(
      screen.label?.text == "20°",
      """
      The degrees were there before the screen, and the screen is empty. Either nobody told it, since \
      they don't change all day; or it was told before it had a label to write on.
      """
    )
  }

  @Test func `a change while the screen loads is not lost`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    feed.measure(21)
    screen.load()

    #expect(
      screen.label?.text == "21°",
      "What holds when the label is there is what it has to show."
    )
  }

  @Test func `an open screen shows each change`() {
    let feed = CityFeed(degrees: 20)
    let screens = [CityScreen(feed: feed), CityScreen(feed: feed)]

    for screen in screens { screen.load() }
    feed.measure(22)

    #expect(screens.map { $0.label?.text } == ["22°", "22°"], "Both are open, and both show it.")
  }

  @Test func `a warning is an alert on every open screen`() {
    let feed = CityFeed(degrees: 20)
    let screens = [CityScreen(feed: feed), CityScreen(feed: feed)]

    for screen in screens { screen.load() }
    feed.warn("storm")

    #expect(screens.map(\.alerts) == [["storm"], ["storm"]], "Who is there is warned, once.")
  }

  @Test func `a screen that opens after the storm shows no alert`() {
    let feed = CityFeed(degrees: 20)

    feed.warn("storm")
    let screen = CityScreen(feed: feed)
    screen.load()

    #expect(
      screen.alerts.isEmpty,
      "The storm was yesterday. A warning is an event: it concerns the moment in which it is given."
    )
  }

  @Test func `a screen that nobody keeps is freed`() {
    let feed = CityFeed(degrees: 20)
    var screen: CityScreen? = CityScreen(feed: feed)
    weak let gone = screen

    screen?.load()
    screen = nil
    feed.measure(21)

    #expect(gone == nil, "The feed outlives its screens, and must not keep one.")
  }
}
