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

  @Test func `what is right is not reported`() {
    for finding in Review.findings where !faults.map(\.place).contains(finding.place) {
      let reason =
        switch finding.place {
        case .storms: "it goes to main before anybody hears it, and is shared, so all see the same"
        case .count: "its closures hold nothing, and `scan` keeps the number for each subscriber"
        case .headline, .outlook, .sending: "nothing is wrong there"
        }
      Issue.record("You report `\(finding.fault)` at `\(finding.place)`, but \(reason).")
    }
  }

  @Test func `each finding says what it is, and how bad it is`() {
    for expected in faults {
      let found = Review.findings.filter { $0.place == expected.place }
      guard let finding = found.first else { continue }
      #expect(
        found.count == 1,
        "You report \(found.count) findings at `\(expected.place)`, but there is only one fault."
      )
      #expect(
        finding.fault == expected.fault,
        "Something is wrong at `\(expected.place)`, but it is not `\(finding.fault)`."
      )
      #expect(
        finding.fault != expected.fault || finding.weight == expected.weight,
        """
        You found the fault at `\(expected.place)`, but gave it the weight `\(finding.weight)`. \
        REVIEW.md has a line for this fault; which weight does it have there?
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
          : "The board has more faults than you report. Still missing: \(missing)."
      )
      return
    }
    let order = places.filter { place in faults.contains { $0.place == place } }
    #expect(
      order == faults.map(\.place),
      """
      You have found everything, but not in the order of the gates. Which gate does each finding \
      belong to?
      """
    )
  }

  // MARK: Each fault can be seen

  @Test func `what the review found: nobody holds the board any more`() {
    let storms = PublishSubject<String>()
    var board: StormBoard? = makeBoard(storms: storms)
    weak let watched = board
    board = nil

    #expect(
      watched != nil && storms.hasObservers,
      "The board is freed now, so this finding no longer holds."
    )
  }

  @Test func `what the review found: somebody taps twice`() {
    let sent = Recorder<String>()
    let board = makeBoard(send: { text in
      sent.record(text)
      return .never()
    })
    board.sendButton.tap()
    board.sendButton.tap()

    #expect(sent.values.count == 2, "Only one message was sent, so this finding no longer holds.")
  }

  @Test func `what the review found: the server fails`() {
    let asked = Recorder<Int>()
    let board = makeBoard(loadOutlook: {
      asked.record(1)
      return .error(Storm())
    })
    board.reloadButton.tap()

    #expect(asked.values.count == 1, "The second tap has asked, so this finding no longer holds.")
  }

  private func makeBoard(
    storms: Observable<String> = .never(),
    loadOutlook: @escaping () -> Observable<String> = { .never() },
    send: @escaping (String) -> Observable<Never> = { _ in .never() }
  ) -> StormBoard {
    StormBoard(place: "valley", storms: storms, loadOutlook: loadOutlook, send: send)
  }
}
