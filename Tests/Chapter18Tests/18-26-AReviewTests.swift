import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution16Screen
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor @Suite struct `18.26 A review` {
  /// What is wrong with the board, in the order of the gates.
  private let faults: [Finding] = [
    Finding(.stop, .methodHoldsItsOwner, at: .headline), Finding(.stop, .noBrake, at: .sending),
    Finding(.fix, .catchTooLate, at: .outlook),
  ]

  @Test func `what is well is left in peace`() {
    for finding in Review.findings where !faults.map(\.place).contains(finding.place) {
      let reason =
        switch finding.place {
        case .storms: "it goes to main before anybody hears it, and is shared, so all see the same"
        case .count: "its closures hold nothing, and `scan` keeps the number for each subscriber"
        case .headline, .outlook, .sending: "it is well"
        }
      Issue.record("You report `\(finding.illness)` at `\(finding.place)`, but \(reason).")
    }
  }

  @Test func `each finding says what it is, and how bad it is`() {
    for fault in faults {
      let found = Review.findings.filter { $0.place == fault.place }
      guard let finding = found.first else { continue }
      #expect(
        found.count == 1,
        "There are \(found.count) findings at `\(fault.place)`, and one fault."
      )
      #expect(
        finding.illness == fault.illness,
        "Something is wrong at `\(fault.place)`, and it is not `\(finding.illness)`."
      )
      #expect(
        finding.illness != fault.illness || finding.weight == fault.weight,
        """
        At `\(fault.place)` you have found the right thing, and give it the weight \
        `\(finding.weight)`. REVIEW.md has a line for this fault; which weight does it have there?
        """
      )
    }
  }

  @Test func `nothing is missing, and the first gate comes first`() {
    let places = Review.findings.map(\.place)
    let missing = faults.count { !places.contains($0.place) }
    guard missing == 0 else {
      Issue.record(
        places.isEmpty
          ? "Nothing is reported yet. Read Given/StormBoard.swift with REVIEW.md beside it."
          : "The board has more faults than you report: \(missing) are missing."
      )
      return
    }
    let order = places.filter { place in faults.contains { $0.place == place } }
    #expect(
      order == faults.map(\.place),
      """
      All that you report is there, in another order than that of the gates. Which gate does each \
      finding belong to?
      """
    )
  }

  // MARK: Each fault can be seen

  @Test func `what is at the headline: a board that was taken down still hears of storms`() {
    let storms = PublishSubject<String>()
    var board: StormBoard? = makeBoard(storms: storms)
    weak let watched = board
    board = nil

    #expect(
      watched != nil && storms.hasObservers,
      "The board goes: then this finding is gone, too."
    )
  }

  @Test func `what is at the sending: two taps are two messages`() {
    let sent = Recorder<String>()
    let board = makeBoard(send: { text in
      sent.record(text)
      return .never()
    })
    board.sendButton.tap()
    board.sendButton.tap()

    #expect(sent.values.count == 2, "Only one was sent: then this finding is gone, too.")
  }

  @Test func `what is at the outlook: after a failure the button is dead`() {
    let asked = Recorder<Int>()
    let board = makeBoard(loadOutlook: {
      asked.record(1)
      return .error(Storm())
    })
    board.reloadButton.tap()

    #expect(asked.values.count == 1, "The second tap has asked: then this finding is gone, too.")
  }

  private func makeBoard(
    storms: Observable<String> = .never(),
    loadOutlook: @escaping () -> Observable<String> = { .never() },
    send: @escaping (String) -> Observable<Never> = { _ in .never() }
  ) -> StormBoard {
    StormBoard(place: "valley", storms: storms, loadOutlook: loadOutlook, send: send)
  }
}
