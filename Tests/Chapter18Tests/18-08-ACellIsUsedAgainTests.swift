import Solution04Events
import Solution07Subjects
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.8 A cell is used again` {
  private let oslo = PublishSubject<Int>()
  private let rome = PublishSubject<Int>()
  private let cell = CityCell()

  @Test func `a row shows its city`() {
    cell.show("Oslo", temperatures: oslo)
    #expect(cell.text == "Oslo", "There is no temperature yet.")
    oslo.onNext(4)
    oslo.onNext(3)

    #expect(cell.text == "Oslo 3°", "The newest temperature stands behind the name.")
  }

  @Test func `a row that is used again shows the new city alone`() {
    cell.show("Oslo", temperatures: oslo)
    oslo.onNext(4)
    cell.show("Rome", temperatures: rome)
    rome.onNext(21)
    oslo.onNext(3)

    #expect(
      cell.text == "Rome 21°",
      """
      Alex scrolled from Oslo down to Rome. In the row of Rome stood 21°, and then it jumped to \
      "\(cell.text)": somebody has not stopped talking.
      """
    )
  }

  @Test func `a row hears one city at a time`() {
    let others = (1...8).map { _ in PublishSubject<Int>() }
    for other in others { cell.show("Bergen", temperatures: other) }
    cell.show("Rome", temperatures: rome)

    #expect(
      others.allSatisfy { !$0.hasObservers },
      "After some scrolling, a row listens to every city that it has ever shown."
    )
    rome.onNext(21)
    #expect(cell.text == "Rome 21°", "The last city is the one to listen to, and is not heard.")
  }

  @Test func `a city that is shown again is heard again`() {
    cell.show("Oslo", temperatures: oslo)
    cell.show("Rome", temperatures: rome)
    cell.show("Oslo", temperatures: oslo)
    oslo.onNext(3)

    #expect(cell.text == "Oslo 3°", "Alex scrolled up again, and Oslo is not heard any more.")
  }

  @Test func `a row that is gone hears nobody`() {
    var cell: CityCell? = CityCell()
    cell?.show("Oslo", temperatures: oslo)
    #expect(oslo.hasObservers, "The row is there, and does not listen.")
    cell = nil

    #expect(!oslo.hasObservers, "The list was closed, and the subscription is still there.")
  }
}
