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

@Suite struct `18.19 Five past noon` {
  private let server = WarningServer()
  private let centre: StormCentre

  init() {
    centre = StormCentre(feed: WarningFeed(server: server.connection))
  }

  @Test func `a page that is open is warned`() {
    let page = StormPage(centre: centre)
    server.send("storm in the west")
    #expect(page.text == "Storm in the west", "The page was open the whole time.")
    server.send("hurricane")

    #expect(page.text == "Hurricane", "The page was open the whole time.")
    #expect(page.isStormy, "There is a hurricane, but the icon does not show it.")
  }

  @Test func `a page that opens after the warning shows it`() {
    server.send("storm")
    let page = StormPage(centre: centre)

    #expect(
      page.text == "Storm",
      """
      The warning came at noon. Alex opened the page at five past, read "\(page.text)", and went \
      sailing.
      """
    )
    #expect(page.isStormy, "The icon shows no storm.")
  }

  @Test func `a page that opens after another was closed shows the warning`() {
    var morning: StormPage? = StormPage(centre: centre)
    server.send("storm")
    #expect(morning?.text == "Storm", "The page was open when the warning came.")
    morning = nil
    let page = StormPage(centre: centre)

    #expect(
      page.text == "Storm",
      "Alex read the warning, closed the page, and opened it again: it said \"\(page.text)\"."
    )
  }

  @Test func `a page that opens because of a warning shows it`() {
    var pages: [StormPage] = []
    let token = centre.warnings.subscribe(onNext: { [centre] _ in
      pages.append(StormPage(centre: centre))
    })
    server.send("storm")
    server.send("hurricane")

    #expect(
      pages.map(\.text) == ["Hurricane", "Hurricane"],
      """
      A storm was announced, and then a hurricane, and with each warning a page was opened, inside the \
      call that told of it. Now the pages say \(pages.map(\.text)).
      """
    )
    token.dispose()
  }

  @Test func `only the newest warning is replayed`() {
    for warning in ["storm", "hurricane", "it is over"] { server.send(warning) }
    let heard = Recorder<String>()
    let token = centre.warnings.subscribe(onNext: heard.record)
    let page = StormPage(centre: centre)

    #expect(
      heard.values == ["It is over"],
      "A page that opens now should hear once that it is over, and nothing older."
    )
    #expect(page.text == "It is over" && !page.isStormy, "It is over.")
    token.dispose()
  }

  @Test func `each warning is heard once`() {
    let heard = Recorder<String>()
    server.send("storm")
    let token = centre.warnings.subscribe(onNext: heard.record)
    server.send("hurricane")
    server.send("hurricane")

    #expect(
      heard.values == ["Storm", "Hurricane", "Hurricane"],
      "Three warnings were sent, one of them before the page opened, and two were about hurricanes."
    )
    token.dispose()
  }

  @Test func `while the server has said nothing, a page hears nothing`() {
    let heard = Recorder<String>()
    let token = centre.warnings.subscribe(onNext: heard.record)
    let page = StormPage(centre: centre)

    #expect(heard.values == [], "The server has said nothing, but the page hears something.")
    #expect(page.text == "" && !page.isStormy, "The server has said nothing.")
    token.dispose()
  }

  @Test func `a warning that came between two pages is known, too`() {
    _ = StormPage(centre: centre)
    server.send("storm")
    var page: StormPage? = StormPage(centre: centre)
    #expect(page?.text == "Storm", "The warning came while no page was open.")
    server.send("hurricane")
    page = nil
    page = StormPage(centre: centre)

    #expect(page?.text == "Hurricane", "Each page should begin with the newest warning.")
  }

  @Test func `what the user hides stays hidden, and the next warning does not`() {
    let page = StormPage(centre: centre)
    server.send("storm")
    page.hide()
    #expect(page.text == "", "The user has read it.")
    #expect(page.isStormy, "Hiding the text does not end the storm.")
    server.send("hurricane")

    #expect(
      page.text == "Hurricane",
      "The user has hidden the warning of the storm, not of the hurricane."
    )
  }

  @Test func `what the user hides on one page stays on the others`() {
    let (page, other) = (StormPage(centre: centre), StormPage(centre: centre))
    server.send("storm")
    page.hide()

    #expect(
      page.text == "" && other.text == "Storm",
      """
      Two pages were open, and the user hid the warning on one of them. That page says "\(page.text)", and \
      the other one "\(other.text)".
      """
    )
  }

  @Test func `hiding an empty page does not hide the next warning`() {
    let page = StormPage(centre: centre)
    page.hide()
    server.send("storm")

    #expect(
      page.text == "Storm" && page.isStormy,
      """
      The user hid the text before there was any, and then a storm was announced. The next warning is \
      always shown, but the page says "\(page.text)", and its icon shows \
      \(page.isStormy ? "a storm" : "no storm").
      """
    )
  }

  @Test func `a second warning with the same words is shown, too`() {
    let page = StormPage(centre: centre)
    server.send("storm")
    page.hide()
    server.send("storm")

    #expect(
      page.text == "Storm" && page.isStormy,
      """
      The user has hidden the warning of the first storm, and then there was a second one, with the \
      same words. The page says "\(page.text)".
      """
    )
  }

  @Test func `the app has one connection to the server`() {
    let pages = (1...3).map { _ in StormPage(centre: centre) }
    server.send("storm")

    #expect(pages.allSatisfy { page in page.text == "Storm" }, "Three pages were open.")
    #expect(
      server.connections == 1 && server.open == 1,
      "For three pages there were \(server.connections) connections; \(server.open) are open."
    )
  }

  @Test func `the connection ends with the app`() {
    let server = WarningServer()
    var centre: StormCentre? = StormCentre(feed: WarningFeed(server: server.connection))
    var page = centre.map { StormPage(centre: $0) }
    #expect(page != nil && server.open == 1, "The page is open, but nobody listens to the server.")
    page = nil
    centre = nil

    #expect(server.open == 0, "The app is gone, but somebody still listens to the server.")
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.fivePastNoon, are: [.noMemory])
  }
}

/// A server that sends warnings, and remembers none.
private final class WarningServer {
  private let sent = PublishSubject<String>()

  /// How many connections there have been.
  private(set) var connections = 0

  /// How many connections are open.
  private(set) var open = 0

  var connection: Observable<String> {
    .create { [self] observer in
      connections += 1
      open += 1
      let token = sent.subscribe(observer)
      return Disposables.create { [self] in
        token.dispose()
        open -= 1
      }
    }
  }

  func send(_ warning: String) {
    sent.onNext(warning)
  }
}
