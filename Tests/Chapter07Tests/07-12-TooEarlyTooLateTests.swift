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
  @Test func `a screen that opens shows the current degrees`() {
    let screen = CityScreen(feed: CityFeed(degrees: 20))

    screen.load()

    #expect(
      screen.label?.text == "20°",
      """
      It was 20° before there was a screen, and has not changed since. A screen that shows nothing was \
      told changes only, and there was none; or it was told before it had a label.
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
      "When the label is there it has to show the degrees of that moment."
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

    #expect(
      screens.map(\.alerts) == [["storm"], ["storm"]],
      "Every open screen shows the alert, once."
    )
  }

  @Test func `a warning that is given again is another alert`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    screen.load()
    feed.warn("storm")
    feed.warn("storm")

    #expect(
      screen.alerts == ["storm", "storm"],
      "Two warnings were given, with the same words. Each is an event, so there are two alerts."
    )
  }

  @Test func `a screen that opens after the storm shows no alert`() {
    let feed = CityFeed(degrees: 20)

    feed.warn("storm")
    let screen = CityScreen(feed: feed)
    screen.load()

    #expect(
      screen.alerts.isEmpty,
      "The storm was yesterday. A warning is an event: it matters at the moment when it is given."
    )
  }

  @Test func `a screen that has not loaded shows no alert`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    feed.warn("storm")
    screen.load()

    #expect(
      screen.alerts.isEmpty,
      """
      The warning was given before the screen had loaded. It was not open then, nobody could see it, and \
      an alert that comes up later is one from yesterday.
      """
    )
  }

  @Test func `a screen that is opened because of a warning does not show that one`() {
    let feed = CityFeed(degrees: 20)
    var screen: CityScreen?

    _ = feed.warnings.subscribe(onNext: { _ in if screen?.label == nil { screen?.load() } })
    screen = CityScreen(feed: feed)
    feed.warn("storm")
    feed.warn("hail")
    let alerts = screen?.alerts ?? []
    screen = nil

    #expect(
      alerts == ["hail"],
      """
      There were warnings of a storm and of hail. Somebody heard the first one, and so the screen was \
      loaded. It was not open when that warning was given. Its alerts: \(alerts.listed).
      """
    )
  }

  @Test func `a screen that is loaded again hears nothing twice`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    screen.load()
    screen.load()
    feed.measure(21)
    feed.warn("storm")

    #expect(screen.label?.text == "21°", "The label was made anew, and shows each change.")
    #expect(
      screen.alerts == ["storm"],
      """
      The screen was loaded twice, as an app does when memory is short. There was one warning, so there \
      is one alert.
      """
    )
  }

  @Test func `a screen that is loaded again shows the degrees at once`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    screen.load()
    feed.measure(21)
    screen.load()

    #expect(
      screen.label?.text == "21°",
      "The label was made anew, and nothing has been measured since. It says “\(screen.label?.text ?? "")”."
    )
  }

  @Test func `a screen that is loaded again still has the alerts that it has shown`() {
    let feed = CityFeed(degrees: 20)
    let screen = CityScreen(feed: feed)

    screen.load()
    feed.warn("storm")
    screen.load()
    feed.warn("hail")

    #expect(
      screen.label?.text == "20°",
      """
      The screen had shown an alert when it was loaded again. Its new label shows the degrees at once, as \
      any other, and it says “\(screen.label?.text ?? "")”.
      """
    )
    #expect(
      screen.alerts == ["storm", "hail"],
      """
      The screen had shown an alert for the storm when it was loaded again, and one for the hail after \
      that. Only the label was made anew.
      """
    )
  }

  @Test func `whoever comes later hears the degrees of that moment, and none before them`() {
    let log = Log()
    let feed = CityFeed(degrees: 20)

    feed.measure(21)
    feed.measure(22)
    _ = feed.degrees.subscribe(log.observer("late"))

    #expect(
      log.values == ["late next(22)"],
      """
      It was 20°, then 21°, and 22° when somebody came. A state is the newest value. Older ones are of \
      no use to a screen, and a feed that keeps them needs more memory each day.
      """
    )
  }

  @Test func `a closed screen is freed`() {
    let feed = CityFeed(degrees: 20)
    var screen: CityScreen? = CityScreen(feed: feed)
    weak let gone = screen

    screen?.load()
    screen = nil
    feed.measure(21)

    #expect(gone == nil, "The feed outlives its screens, and must not keep one.")
  }

  @Test func `a closed screen leaves no subscription behind`() {
    let feed = CityFeed(degrees: 20)
    func listeners() -> [Int] {
      [subscriptions(to: feed.degrees), subscriptions(to: feed.warnings)].compactMap(\.self)
    }
    let before = listeners()

    var screen: CityScreen? = CityScreen(feed: feed)
    for _ in 1...2 { screen?.load() }
    screen = nil
    let after = listeners()

    #expect(
      after == before,
      """
      A screen was made, loaded twice, and freed. Before that the degrees and the warnings had \(before) \
      subscriptions, and now they have \(after). The feed outlives its screens, and each one that comes \
      and goes would add more.
      """
    )
  }
}

/// How many have subscribed to this sequence and not left, if it is a subject, which can say so.
private func subscriptions<Element>(to observable: Observable<Element>) -> Int? {
  (observable as? Broadcast<Element>)?.machine.withLock { $0.subscriptions }
}
