import Solution04Events
import Solution07Subjects
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.4 Three rings` {
  /// The level sensor, which lives as long as the app, and a bell that counts.
  private final class Harbour {
    let levels = PublishSubject<Int>()
    var rings = 0

    func page(limit: Int) -> TidePage {
      TidePage(levels: levels, limit: limit) { [weak self] in self?.rings += 1 }
    }

    /// Opens a page, lets the water come to each level, and closes the page.
    func visit(_ levels: Int...) -> WeakPage {
      let page = page(limit: 300)
      for level in levels { self.levels.onNext(level) }
      return WeakPage(page: page)
    }
  }

  /// A page, if it is still there.
  private struct WeakPage {
    weak var page: TidePage?
  }

  private let harbour = Harbour()

  @Test func `pages that were closed at high water are silent`() {
    for _ in 1...3 { _ = harbour.visit(350) }
    harbour.rings = 0
    harbour.levels.onNext(350)

    #expect(
      harbour.rings == 0,
      """
      Alex looked at the page three times while the water was high, and closed it each time. No \
      page is open now, the sensor reports 350 cm, and the phone rings \(harbour.rings) times at \
      once.
      """
    )
  }

  @Test func `a page rings at the limit and above`() {
    let page = harbour.page(limit: 300)
    for level in [299, 300, 350] { harbour.levels.onNext(level) }

    #expect(harbour.rings == 2, "300 and 350 are at or above the limit of 300.")
    #expect(page.rings == 2, "The page counts its own rings, and has rung twice.")
  }

  @Test func `a page that was closed is gone`() {
    #expect(
      harbour.visit().page == nil,
      "The page was opened and closed before there was a level, but it is still alive."
    )
    #expect(
      harbour.visit(250).page == nil,
      "The page was closed at 250 cm, but it is still alive."
    )
    #expect(
      harbour.visit(250, 350).page == nil,
      "The page was closed at 350 cm, above its limit, but it is still alive."
    )
    #expect(
      harbour.visit(350, 250).page == nil,
      "The page was closed after the water had fallen again, but it is still alive."
    )
  }

  @Test func `the sensor is left alone when all pages are closed`() {
    for _ in 1...3 { _ = harbour.visit(350) }

    #expect(
      !harbour.levels.hasObservers,
      "All pages are closed, the last at 350 cm, but somebody still listens to the sensor."
    )
  }

  @Test func `it rings at the limit that the slider shows now`() {
    let page = harbour.page(limit: 300)
    page.limit = 400
    harbour.levels.onNext(350)
    #expect(
      harbour.rings == 0,
      "The slider was moved from 300 to 400, but the page rings at 350."
    )
    page.limit = 320
    harbour.levels.onNext(350)

    #expect(harbour.rings == 1, "The slider is at 320, and the water at 350.")
  }

  @Test func `the slider alone does not ring`() {
    let page = harbour.page(limit: 300)
    harbour.levels.onNext(350)
    for limit in [310, 320, 330] { page.limit = limit }

    #expect(
      harbour.rings == 1,
      """
      The water came to 350, and the page rang once. Then only the slider was moved, below 350, and \
      now the page has rung \(harbour.rings) times.
      """
    )
  }

  @Test func `the warning is about the limit that the slider shows now`() {
    let page = harbour.page(limit: 300)
    harbour.levels.onNext(350)
    #expect(page.warning == "High water: 50 cm above the limit", "The limit is 300, the water 350.")
    page.limit = 320
    harbour.levels.onNext(360)

    #expect(
      page.warning == "High water: 40 cm above the limit",
      "The slider was moved from 300 to 320 during the flood, and then the water came to 360."
    )
    harbour.levels.onNext(310)
    #expect(page.warning == nil, "The water has fallen below the limit of 320.")
  }

  @Test func `a page that stays open keeps ringing`() {
    let page = harbour.page(limit: 300)
    for _ in 1...3 { harbour.levels.onNext(350) }

    #expect(harbour.rings == 3, "The page is open, and the water has not fallen.")
    _ = page
  }

  @Test func `a page that is opened at high water rings at once`() {
    let levels = BehaviorSubject(value: 350)
    var rings = 0
    let page = TidePage(levels: levels, limit: 300) { rings += 1 }

    #expect(rings == 1, "The water was at 350 when the page was opened, with the limit at 300.")
    #expect(page.warning == "High water: 50 cm above the limit", "The limit is 300, the water 350.")
    #expect(page.floods == 1, "The page has seen one flood.")
  }

  @Test func `a quiet page shows the warning, but does not ring`() {
    let page = harbour.page(limit: 300)
    harbour.levels.onNext(350)
    page.isQuiet = true
    harbour.levels.onNext(360)

    #expect(
      harbour.rings == 1,
      "At 350 the page could ring; it was made quiet before 360."
    )
    #expect(page.rings == 1, "It was quiet at 360, and counts how many times it has rung.")
    #expect(page.warning == "High water: 60 cm above the limit", "A quiet page still warns.")
    page.isQuiet = false
    harbour.levels.onNext(360)
    #expect(harbour.rings == 2, "The page is not quiet any more, and the water is still high.")
  }

  @Test func `the title says the level, and the page counts floods`() {
    let page = harbour.page(limit: 300)
    for level in [250, 350, 360, 290] { harbour.levels.onNext(level) }
    #expect(page.title == "290 cm, falling", "The newest level is 290, and the one before was 360.")
    harbour.levels.onNext(310)

    #expect(page.title == "310 cm, rising", "The newest level is 310, and the one before was 290.")
    #expect(page.floods == 2, "The water rose above the limit at 350, fell, and rose again at 310.")
  }

  @Test func `a quiet page counts floods, too`() {
    let page = harbour.page(limit: 300)
    page.isQuiet = true
    for level in [250, 350, 290, 310] { harbour.levels.onNext(level) }

    #expect(
      page.floods == 2 && page.rings == 0,
      """
      The water rose above the limit twice, and the page was quiet. It counts \(page.floods) floods, and \
      \(page.rings) rings.
      """
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.threeRings, are: [.closureHoldsItsOwner])
  }
}
