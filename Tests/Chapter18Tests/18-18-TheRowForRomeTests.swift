import Solution04Events
import Solution07Subjects
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.18 The row for Rome` {
  private let oslo = PublishSubject<Int>()
  private let rome = PublishSubject<Int>()
  private let cell = CityCell()

  @Test func `a row shows its city`() {
    cell.show("Oslo", temperatures: oslo)
    #expect(cell.text == "Oslo", "There is no temperature yet.")
    oslo.onNext(4)
    oslo.onNext(3)

    #expect(cell.text == "Oslo 3°", "The newest temperature comes after the name.")
  }

  @Test func `a reused row shows the new city only`() {
    cell.show("Oslo", temperatures: oslo)
    oslo.onNext(4)
    cell.show("Rome", temperatures: rome)
    rome.onNext(21)
    oslo.onNext(3)

    #expect(
      cell.text == "Rome 21°",
      """
      Alex scrolled from Oslo down to Rome. Rome's temperature came, 21°, and then Oslo's, and now \
      the row says "\(cell.text)".
      """
    )
  }

  @Test func `a row listens to one city at a time`() {
    let others = (1...8).map { _ in PublishSubject<Int>() }
    for other in others { cell.show("Bergen", temperatures: other) }
    cell.show("Rome", temperatures: rome)

    #expect(
      others.allSatisfy { !$0.hasObservers },
      "After some scrolling, a row still listens to cities that it showed before."
    )
    rome.onNext(21)
    #expect(cell.text == "Rome 21°", "The row shows Rome, and does not hear its temperature.")
  }

  @Test func `a city that is shown again is heard again`() {
    cell.show("Oslo", temperatures: oslo)
    cell.show("Rome", temperatures: rome)
    cell.show("Oslo", temperatures: oslo)
    oslo.onNext(3)

    #expect(cell.text == "Oslo 3°", "Alex scrolled up again, and the row does not hear Oslo.")
  }

  @Test func `a row that is gone listens to nobody`() {
    var cell: CityCell? = CityCell()
    cell?.show("Oslo", temperatures: oslo)
    #expect(oslo.hasObservers, "The row is there, but does not listen.")
    cell = nil

    #expect(!oslo.hasObservers, "The list was closed, and the subscription is still there.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.rowForRome, are: [.oldSubscription])
  }
}
