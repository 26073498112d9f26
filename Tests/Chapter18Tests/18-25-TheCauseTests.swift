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

@Suite struct `18.25 The cause` {
  private let lab = Lab.alexsApp()

  @Test(arguments: Server.Answer.allCases)
  func `the spinner stops, whatever the server does`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    let before = lab.isSpinning
    lab.answer(answer)
    lab.wait(seconds: 10)

    #expect(before, "The question is on its way, and the user has to see that.")
    #expect(
      !lab.isSpinning,
      """
      The service promises an answer within ten seconds. They are over, and the spinner keeps \
      spinning. The logbook says of the question: \(lab.logbook.stories).
      """
    )
  }

  @Test(arguments: Server.Answer.allCases)
  func `the page says something, whatever the server does`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    lab.answer(.temperature)
    let before = lab.text
    lab.search("Oslo")
    lab.answer(answer)
    lab.wait(seconds: 10)

    let text = lab.text ?? ""
    #expect(!text.isEmpty, "If the page says nothing at the end, the user taps again and again.")
    #expect(
      answer == .temperature || text != before,
      "The ten seconds for Oslo are over, and the page still says what it said about Rome."
    )
  }

  @Test func `the spinner stops after an error that nobody has foreseen`() {
    struct Unforeseen: Error {}
    lab.open()
    lab.search("Rome")
    lab.answer(.temperature)
    let before = lab.text ?? ""
    lab.search("Oslo")
    lab.fail(Unforeseen())
    lab.wait(seconds: 10)

    let text = lab.text ?? ""
    #expect(
      !lab.isSpinning && !text.isEmpty && text != before,
      """
      After an update, the server fails in a new way. The page said "\(before)" about Rome. Ten seconds \
      after the question about Oslo it says "\(text)", and its spinner \
      \(lab.isSpinning ? "keeps spinning" : "stands still"). The logbook says of the questions: \
      \(lab.logbook.stories).
      """
    )
  }

  @MainActor @Test func `a page that is answered at once does not spin`() async {
    let (text, isSpinning) = await Desk.alone {
      let page = AlexPage(temperature: { _ in .just(21) })
      page.field.paste("Rome")
      page.button.tap()
      return { (page.label.text ?? "", page.spinner.isAnimating) }
    }

    #expect(
      text == "21°" && !isSpinning,
      """
      The answer was there as soon as the question was asked, as it would be from a cache: it is 21° in \
      Rome. The page says "\(text)", and its spinner \(isSpinning ? "keeps spinning" : "stands still").
      """
    )
  }

  @MainActor @Test func `a question that is answered at once leaves nobody waiting`() async {
    let heard = await Desk.alone {
      let cities = PublishSubject<String>()
      let model = ForecastModel(cities: cities, temperature: { _ in .just(21) })
      let waiting = Recorder<Bool>()
      let tokens = [
        model.isWaiting.subscribe(onNext: { waiting.record($0) }), model.text.subscribe(),
      ]
      cities.onNext("Rome")
      return {
        tokens.forEach { $0.dispose() }
        return waiting.values
      }
    }

    #expect(
      heard == [true, false],
      """
      The answer was there as soon as the question was asked. First somebody waits, and then nobody \
      does: `isWaiting` sent \(heard).
      """
    )
  }

  @Test func `the good words for errors stay`() {
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
      "There was one answer, and three errors for which Alex has found good words."
    )
  }

  @Test(arguments: Server.Answer.allCases)
  func `the next question is asked as usual`(answer: Server.Answer) {
    lab.open()
    lab.search("Rome")
    lab.answer(answer)
    lab.wait(seconds: 10)
    lab.search("Oslo")
    let isSpinning = lab.isSpinning
    lab.answer(.temperature)

    #expect(isSpinning, "The second question is on its way, and the user has to see that.")
    #expect(lab.text == "12°", "It is twelve degrees in Oslo.")
    #expect(!lab.isSpinning, "The answer is there, but the spinner keeps spinning.")
  }

  @Test func `a new question replaces the one before`() {
    lab.open()
    lab.search("Rome")
    lab.search("Oslo")

    #expect(
      lab.questions == 1,
      """
      The user has asked about Rome, and then about Oslo. \(lab.questions) questions are waiting, \
      so the answer about Rome may come last, and would be shown for Oslo.
      """
    )
    lab.answer(.temperature)
    #expect(
      !lab.isSpinning,
      "The question about Oslo was answered, and the one about Rome was replaced. The spinner spins on."
    )
  }

  @MainActor @Test func `the new question is asked, and its answer is shown`() async {
    let (asked, shown) = await Desk.alone {
      let (cities, asked, shown) = (
        PublishSubject<String>(), Recorder<String>(), Recorder<String>()
      )
      let answers = ["Rome": PublishSubject<Int>(), "Oslo": PublishSubject<Int>()]
      let model = ForecastModel(
        cities: cities,
        temperature: { city in
          asked.record(city)
          return answers[city]?.asObservable() ?? .never()
        }
      )
      let tokens = [
        model.isWaiting.subscribe(), model.text.subscribe(onNext: { shown.record($0) }),
      ]
      for city in ["Rome", "Oslo"] { cities.onNext(city) }
      answers["Rome"]?.onNext(21)
      answers["Oslo"]?.onNext(4)
      return {
        tokens.forEach { $0.dispose() }
        return (asked.values, shown.values)
      }
    }

    #expect(
      asked.contains("Oslo") && shown == ["4°"],
      """
      The user has asked about Rome, and then about Oslo, and both were answered in that order: it is 21° \
      in Rome, and 4° in Oslo. The service was asked about \(asked), and the text was \(shown).
      """
    )
  }

  @Test func `the page waits for a slow answer`() {
    lab.open()
    lab.search("Rome")
    lab.wait(seconds: 9)
    let isSpinning = lab.isSpinning
    lab.answer(.temperature)

    #expect(isSpinning, "The answer is slow, but it has ten seconds.")
    #expect(lab.text == "12°", "The answer came in time, but is not shown.")
  }

  @Test func `after ten seconds the question is taken back`() {
    lab.open()
    lab.search("Rome")
    lab.wait(seconds: 10)

    #expect(
      lab.questions == 0,
      "Nobody takes the question back, so the server keeps it forever."
    )
  }
}
