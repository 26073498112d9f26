import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.25 The cause` {
  private let lab = Lab.alexsApp()

  @Test(arguments: Server.Answer.allCases)
  func `the wheel stops, whatever the server does`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    let before = lab.isSpinning
    lab.answer(answer)
    lab.wait(seconds: 10)

    #expect(before, "The question is on its way: the user has to see that.")
    #expect(
      !lab.isSpinning,
      """
      Nobody is asked any more, and the wheel turns. \(lab.logbook.stories) is what the service has \
      said, and the page has not heard it.
      """
    )
  }

  @Test(arguments: Server.Answer.allCases)
  func `the page says something, whatever the server does`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    lab.answer(.offline)
    let before = lab.text
    lab.search("Oslo")
    lab.answer(answer)
    lab.wait(seconds: 10)

    let text = lab.text ?? ""
    #expect(!text.isEmpty, "A wheel that stops, and then nothing: the user taps and taps.")
    #expect(
      answer == .offline || text != before,
      "The page still says what it said about Rome. Nobody has told it how the question came out."
    )
  }

  @Test func `what was right stays right`() {
    var shown: [String?] = []
    lab.open()
    for answer in [Server.Answer.temperature, .offline, .unknownCity, .nonsense] {
      lab.search("Rome")
      lab.answer(answer)
      shown.append(lab.text)
    }

    #expect(
      shown == [
        "12°", ForecastError.offline.reason, ForecastError.unknownCity.reason,
        ForecastError.unreadable.reason,
      ],
      "An answer, and three errors for which Alex has found good words. They are still good."
    )
  }

  @Test(arguments: Server.Answer.allCases)
  func `afterwards the next question is asked`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    lab.answer(answer)
    lab.wait(seconds: 10)
    lab.search("Oslo")
    let isSpinning = lab.isSpinning
    lab.answer(.temperature)

    #expect(isSpinning, "One question has gone wrong, and the next one is not asked any more.")
    #expect(lab.text == "12°", "It is twelve degrees in Oslo.")
    #expect(!lab.isSpinning, "The answer is there.")
  }

  @Test func `a slow answer is waited for`() {
    lab.open()
    lab.search("Rome")
    lab.wait(seconds: 9)
    let isSpinning = lab.isSpinning
    lab.answer(.temperature)

    #expect(isSpinning, "It is slow, and it was promised ten seconds.")
    #expect(lab.text == "12°", "It came in time.")
  }

  @Test func `nobody is asked any more`() {
    lab.open()
    lab.search("Rome")
    lab.wait(seconds: 10)

    #expect(
      lab.questions == 0,
      "After ten seconds the question is taken back, or the server has it for ever."
    )
  }
}
