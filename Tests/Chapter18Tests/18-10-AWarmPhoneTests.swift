import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution11Schedulers
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.10 A warm phone` {
  private let clock = CountingClock()
  private let server = HandServer<String>()
  private let warnings = PublishSubject<String>()

  private func page() -> RadarPage {
    RadarPage(scheduler: clock, warnings: warnings) { [server] in server.ask("picture") }
  }

  /// A visit of fifteen seconds: the page comes, a picture is loaded, and the page is covered.
  private func visit(_ page: RadarPage) {
    page.appear()
    clock.advance(10)
    server.answer("picture", "rain in the north")
    clock.advance(5)
    page.disappear()
  }

  @Test func `after ten visits nothing is loaded any more`() {
    let page = page()
    for _ in 1...10 { visit(page) }
    let before = server.asked.count
    clock.advance(60)

    #expect(
      server.asked.count == before,
      """
      Alex went to the radar ten times, and then put the phone away. In the minute after that the \
      server was asked for \(server.asked.count - before) pictures, which nobody sees.
      """
    )
    #expect(page.picture == "rain in the north", "The last picture stays on the page.")
  }

  @Test func `a page that is covered has no timer`() {
    let page = page()
    visit(page)
    clock.advance(60)
    let before = clock.appointments
    clock.advance(60)

    #expect(
      clock.appointments == before,
      """
      The page was covered two minutes ago. In the second minute the clock was asked \
      \(clock.appointments - before) times to call back later. A phone with something to do every \
      few seconds never sleeps, and gets warm.
      """
    )
  }

  @Test func `a page that is covered is not waiting for a picture`() {
    let page = page()
    page.appear()
    clock.advance(15)
    page.disappear()

    #expect(server.asked.count == 1, "The radar should be asked once in 15 seconds, after 10.")
    #expect(
      server.waiting.isEmpty,
      "The picture that was asked for after 10 seconds is still being loaded, for nobody."
    )
  }

  @Test func `a page that is covered waits for no picture, even if it is told to refresh`() {
    let page = page()
    page.appear()
    page.disappear()
    page.refresh()

    #expect(
      server.waiting.isEmpty,
      """
      The page was covered, and then `refresh()` was called. Nobody sees the page, but it is waiting \
      for an answer of the server: \(server.waiting).
      """
    )
  }

  @Test func `a page on the screen asks for a picture every ten seconds`() {
    let page = page()
    page.appear()
    clock.advance(25)
    server.answer("picture", "rain in the north")

    #expect(
      server.asked.count == 2,
      "In 25 seconds the radar should be asked twice, after 10 and after 20."
    )
    #expect(page.picture == "rain in the north", "The answer is there, but not on the page.")
  }

  @Test func `a page that comes back has one timer`() {
    let page = page()
    for _ in 1...3 { visit(page) }
    let before = server.asked.count
    page.appear()
    clock.advance(10)
    server.answer("picture", "rain in the south")

    #expect(
      server.asked.count == before + 1,
      """
      Another page covered this one three times, and each time it came back. In ten seconds on the \
      screen it asked \(server.asked.count - before) times, and should ask once.
      """
    )
    #expect(
      page.picture == "rain in the south",
      "It is on the screen again, but does not show the new picture."
    )
  }

  @Test func `a pull loads a picture at once, and the ten seconds start again`() {
    let page = page()
    page.appear()
    clock.advance(16)
    page.refresh()
    #expect(
      server.asked.count == 2,
      "There was a picture after 10 seconds, and a pull after 16."
    )
    clock.advance(9)
    #expect(server.asked.count == 2, "Nine seconds after the pull, it is too early to ask again.")
    clock.advance(1)
    #expect(server.asked.count == 3, "The ten seconds after the pull are over.")
  }

  @Test func `a page that comes back does not pull by itself`() {
    let page = page()
    page.appear()
    page.refresh()
    server.answer("picture", "rain in the north")
    page.disappear()
    let before = server.asked.count
    page.appear()

    #expect(
      server.asked.count == before,
      """
      Alex pulled in the first visit, and the server answered. In the second visit Alex has not pulled, \
      and ten seconds are not over, but the server was asked \(server.asked.count - before) times.
      """
    )
  }

  @Test func `the film has the last three pictures`() {
    let page = page()
    page.appear()
    for picture in ["a", "b", "c", "d"] {
      clock.advance(10)
      server.answer("picture", picture)
    }

    #expect(page.film == ["b", "c", "d"], "Four pictures came, and the film has the last three.")
  }

  @Test func `the page says how old the picture is`() {
    let page = page()
    page.appear()
    clock.advance(10)
    server.answer("picture", "a")
    #expect(page.age == 0, "The picture has just come.")
    clock.advance(4)
    #expect(page.age == 4, "The picture came four seconds ago.")
    clock.advance(6)
    server.answer("picture", "b")
    #expect(page.age == 0, "There is a new picture.")
    clock.advance(10)
    server.answer("picture", "b")
    #expect(
      page.age == 0,
      """
      The server was asked for \(server.asked.count) pictures, and sends one that looks like the one \
      before. It is new, so its age should be 0, and not \(page.age).
      """
    )
  }

  @Test func `the age counts from the moment when the picture came`() {
    let page = page()
    page.appear()
    clock.advance(10.5)
    server.answer("picture", "a")
    clock.advance(0.75)
    #expect(page.age == 0, "The picture came three quarters of a second ago.")
    clock.advance(0.5)

    #expect(page.age == 1, "The picture came a second and a quarter ago.")
  }

  @Test func `a page that comes back does not take its old picture for a new one`() {
    let page = page()
    visit(page)
    clock.advance(60)
    page.appear()

    #expect(
      page.age >= 5,
      "The picture was five seconds old when the page was covered. Now its age is \(page.age)."
    )
    // It may also begin anew.
    #expect(
      [["rain in the north"], []].contains(page.film),
      "There was one picture, in one visit, and the film has \(page.film.count)."
    )
  }

  @Test func `a picture that can't be loaded is left out`() {
    let page = page()
    page.appear()
    clock.advance(10)
    server.fail("picture", Storm())
    clock.advance(10)
    server.answer("picture", "rain in the north")

    #expect(
      page.picture == "rain in the north",
      "One picture could not be loaded. The next one came ten seconds later, but is not shown."
    )
  }

  @Test func `a warning that comes while the page is covered is there when it comes back`() {
    let page = page()
    visit(page)
    warnings.onNext("Storm in the evening.")
    page.appear()

    #expect(
      page.warning == "Storm in the evening.",
      "Nobody may miss a warning, wherever in the app they were when it came."
    )
  }

  @Test func `a page that was closed is gone, and its timer too`() {
    var page: RadarPage? = page()
    weak let remains = page
    page?.appear()
    page = nil
    clock.advance(30)

    #expect(remains == nil, "Nobody holds the page, but it is still alive.")
    #expect(server.asked.isEmpty, "The page was closed, but pictures are still loaded for it.")
    #expect(!warnings.hasObservers, "The page was closed, but somebody still listens to warnings.")
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.warmPhone, are: [.lostToken])
  }
}

/// A clock that is moved by hand, and counts how often it is asked to call back.
private final class CountingClock: SchedulerType {
  private let clock = LabClock()

  /// How often it was asked to call back.
  private(set) var appointments = 0

  var now: RxTime { clock.now }

  /// Lets some seconds pass.
  func advance(_ seconds: Double) {
    clock.advance(seconds: seconds)
  }

  func schedule<State>(_ state: State, action: @escaping (State) -> Disposable) -> Disposable {
    appointments += 1
    return clock.schedule(state, action: action)
  }

  func scheduleRelative<State>(
    _ state: State,
    dueTime: RxTimeInterval,
    action: @escaping (State) -> Disposable
  ) -> Disposable {
    appointments += 1
    return clock.scheduleRelative(state, dueTime: dueTime, action: action)
  }
}
