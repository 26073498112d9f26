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
  }

  private let harbour = Harbour()

  @Test func `a page rings at the limit and above`() {
    let page = harbour.page(limit: 300)
    for level in [299, 300, 350] { harbour.levels.onNext(level) }

    #expect(harbour.rings == 2, "300 and 350 are at or above the limit of 300.")
    _ = page
  }

  @Test func `three visits leave no bell behind`() {
    for _ in 1...3 { _ = harbour.page(limit: 300) }
    harbour.levels.onNext(350)

    #expect(
      harbour.rings == 0,
      """
      Alex looked at the page three times today and closed it each time. Now the water comes, and \
      the phone rings \(harbour.rings) times at once: the pages are closed, but not gone.
      """
    )
  }

  @Test func `a page that was closed is gone`() {
    var page: TidePage? = harbour.page(limit: 300)
    weak let remains = page
    page = nil

    #expect(
      remains == nil,
      """
      There is a retain cycle: the page holds its bag, the bag the subscription, the subscription \
      its closures, and one of those holds the page. The bag is emptied when the page goes, and \
      the page can't go.
      """
    )
  }

  @Test func `the slider still works`() {
    let page = harbour.page(limit: 300)
    page.limit = 400
    harbour.levels.onNext(350)
    #expect(
      harbour.rings == 0,
      "The slider is at 400. The page rings at an older limit."
    )
    page.limit = 320
    harbour.levels.onNext(350)

    #expect(harbour.rings == 1, "The slider is at 320, and the water at 350.")
  }

  @Test func `a page that is open rings on`() {
    let page = harbour.page(limit: 300)
    for _ in 1...3 { harbour.levels.onNext(350) }

    #expect(harbour.rings == 3, "The page is open, and the water has not fallen.")
    _ = page
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.threeRings, are: [.closureHoldsItsOwner])
  }
}
