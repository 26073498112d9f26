import ContractTesting
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

@Suite struct `18.17 Later or never` {
  private let stations = HandServer<Int>()
  private let corrections = HandServer<Int>()
  private let desk: CorrectionDesk

  init() {
    desk = CorrectionDesk { [corrections] station in corrections.ask(station) }
  }

  private func open(_ names: Observable<String> = .of("harbour", "summit")) -> StationRound {
    StationRound(stations: names, measure: { [stations] in stations.ask($0) }, desk: desk)
  }

  /// Answers everything about a station.
  private func answer(_ station: String, _ degrees: Int, corrected correction: Int) {
    stations.answer(station, degrees)
    corrections.answer(station, correction)
  }

  @Test func `the spinner spins until the last number is there`() {
    let list = open()
    list.pull()
    stations.answer("harbour", 9)
    stations.answer("summit", -4)
    let spinning = list.isSpinning.value
    let rows = list.rows.value
    corrections.answer("harbour", 1)
    corrections.answer("summit", -2)

    #expect(
      spinning,
      """
      Alex pulled the list down. Both stations have measured, and their corrections are on the way. \
      The spinner stood still; below it were the rows \(rows).
      """
    )
    #expect(list.rows.value == ["harbour 10°", "summit -6°"], "These numbers should be there.")
    #expect(!list.isSpinning.value, "All numbers are there, but the spinner is still spinning.")
  }

  @Test func `no station and no correction waits for another`() {
    let list = open()
    list.pull()
    #expect(
      stations.waiting == ["harbour", "summit"],
      "A slow station must not keep the others waiting."
    )
    stations.answer("summit", -4)
    stations.answer("harbour", 9)
    #expect(
      corrections.waiting.sorted() == ["harbour", "summit"],
      "A slow correction must not keep the others waiting, and none of them may be dropped."
    )
    corrections.answer("harbour", 1)

    #expect(
      list.rows.value == ["harbour 10°"],
      "The harbour is complete, so it should be shown at once."
    )
    #expect(list.isSpinning.value, "The summit is not complete yet.")
  }

  @Test func `of many stations none waits`() {
    let names = (1...6).map { "station \($0)" }
    let list = open(.from(names))
    list.pull()
    for name in names { stations.answer(name, 9) }

    #expect(
      corrections.waiting.sorted() == names,
      "Six stations have measured. Only \(corrections.waiting.sorted()) are being corrected."
    )
    for name in names { corrections.answer(name, 1) }
    #expect(list.rows.value.count == 6, "All six are complete.")
  }

  @Test func `a correction that failed is asked for again in the next round`() {
    let list = open(.of("harbour"))
    list.pull()
    stations.answer("harbour", 9)
    corrections.fail("harbour", Storm())
    list.pull()
    stations.answer("harbour", 9)
    #expect(
      corrections.waiting == ["harbour"],
      "The correction is not known: its request failed. The next round has to ask for it again."
    )
    corrections.answer("harbour", 1)

    #expect(list.rows.value == ["harbour 10°"], "The second round went well.")
  }

  @Test func `leaving cancels whatever is on the way`() {
    var list: StationRound? = open(.thatStaysOpen)
    list?.pull()
    stations.answer("harbour", 9)
    list = nil

    #expect(
      stations.waiting.isEmpty && corrections.waiting.isEmpty,
      """
      Alex has left the page. The app still waits for \(stations.waiting) to measure, and for the \
      corrections of \(corrections.waiting).
      """
    )
  }

  @Test func `a station that fails is reported`() {
    let list = open()
    list.pull()
    stations.answer("summit", -4)
    stations.fail("harbour", Storm())

    #expect(
      list.notice.value == "That did not work: storm.",
      "The harbour's station has fallen into the water, and the page should say so."
    )
    #expect(!list.isSpinning.value, "The round is over, but the spinner is still spinning.")
    #expect(
      stations.waiting.isEmpty && corrections.waiting.isEmpty,
      "The round is over, but something is still being asked."
    )
  }

  @Test func `a correction that fails is reported`() {
    let list = open()
    list.pull()
    answer("summit", -4, corrected: -2)
    stations.answer("harbour", 9)
    corrections.fail("harbour", Storm())

    #expect(
      list.notice.value == "That did not work: storm.",
      "There will be no number for the harbour, and the page should say so."
    )
    #expect(list.rows.value == ["summit -6°"], "Only the summit is complete.")
    #expect(!list.isSpinning.value, "The round is over, but the spinner is still spinning.")
  }

  @Test func `a correction that fails ends the round at once`() {
    let list = open()
    list.pull()
    stations.answer("summit", -4)
    corrections.fail("summit", Storm())

    #expect(
      list.notice.value == "That did not work: storm.",
      "There will be no number for the summit, and the page should say so."
    )
    #expect(
      !list.isSpinning.value,
      "The summit's correction has failed, so the round is over. The spinner is still spinning."
    )
    #expect(
      stations.waiting.isEmpty && corrections.waiting.isEmpty,
      "The round is over, but something is still being asked."
    )
  }

  @Test func `a list that fails is reported`() {
    let names = PublishSubject<String>()
    let list = open(names)
    list.pull()
    names.onNext("harbour")
    names.onError(Storm())

    #expect(
      list.notice.value == "That did not work: storm.",
      "There is no list of stations, and the page should say so."
    )
    #expect(stations.waiting.isEmpty, "The round is over, but a station is still being asked.")
  }

  @Test func `a round without stations is over at once`() {
    let list = open(.empty())
    list.pull()

    #expect(!list.isSpinning.value, "There is nobody to ask, but the spinner never stops.")
  }

  @Test func `a correction that is known is not asked for again`() {
    let list = open()
    list.pull()
    answer("harbour", 9, corrected: 1)
    answer("summit", -4, corrected: -2)
    list.pull()
    stations.answer("harbour", 8)
    stations.answer("summit", -5)

    #expect(
      list.rows.value == ["harbour 9°", "summit -7°"],
      "A new round has new rows. How wrong the thermometers are is known from the round before."
    )
    #expect(!list.isSpinning.value, "All numbers are there, but the spinner is still spinning.")
    #expect(corrections.asked == ["harbour", "summit"], "A correction never changes.")
  }

  @Test func `a correction is known, even if its round has failed`() {
    let list = open()
    list.pull()
    answer("harbour", 9, corrected: 1)
    stations.fail("summit", Storm())
    list.pull()
    answer("harbour", 8, corrected: 1)
    answer("summit", -4, corrected: -2)

    #expect(
      corrections.asked.count { $0 == "harbour" } == 1,
      """
      The harbour's correction was there when the first round failed because of the summit. In the second \
      round it was known. In all, these were asked for: \(corrections.asked).
      """
    )
  }

  @Test func `a round whose answers are all there at once is over at once`() {
    let list = StationRound(
      stations: .just("harbour"),
      measure: { _ in .just(9) },
      desk: CorrectionDesk { _ in .just(1) }
    )
    list.pull()

    #expect(
      list.rows.value == ["harbour 10°"] && !list.isSpinning.value,
      """
      Every answer was there as soon as it was asked for. The rows are \(list.rows.value), and the spinner \
      \(list.isSpinning.value ? "spins on" : "stands still").
      """
    )
  }

  @Test func `what one page has heard about a station, the next one knows`() {
    let before = open()
    before.pull()
    answer("harbour", 9, corrected: 1)
    answer("summit", -4, corrected: -2)
    #expect(before.rows.value == ["harbour 10°", "summit -6°"], "These numbers should be there.")
    let list = open()
    list.pull()
    stations.answer("harbour", 8)
    stations.answer("summit", -5)

    #expect(
      list.rows.value == ["harbour 9°", "summit -7°"],
      """
      There is one desk for the whole app. Alex left the page, and opened it again, and the desk knows the \
      two corrections from before. It asked about \(corrections.asked).
      """
    )
  }

  @Test func `pulling again meanwhile changes nothing`() {
    let list = open()
    list.pull()
    answer("harbour", 9, corrected: 1)
    list.pull()
    #expect(list.rows.value == ["harbour 10°"], "The first round goes on, and its rows stay.")
    answer("summit", -4, corrected: -2)

    #expect(
      list.rows.value == ["harbour 10°", "summit -6°"],
      "There is one round, with two stations."
    )
    #expect(stations.asked == ["harbour", "summit"], "Each station is asked once in a round.")
  }

  @Test func `after a round that failed there can be another`() {
    let list = open()
    list.pull()
    stations.fail("harbour", Storm())
    list.pull()
    answer("harbour", 9, corrected: 1)
    answer("summit", -4, corrected: -2)

    #expect(list.rows.value == ["harbour 10°", "summit -6°"], "The second round has worked.")
    #expect(
      list.notice.value == "",
      "The second round has worked, but the page still shows an error."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.laterOrNever, are: [.nestedSubscription])
  }
}

extension Observable<String> {
  /// A list that is still open after its second station.
  fileprivate static var thatStaysOpen: Observable<String> {
    .create { observer in
      observer.onNext("harbour")
      observer.onNext("summit")
      return Disposables.create()
    }
  }
}
