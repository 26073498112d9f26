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

@MainActor
@Suite struct `18.14 It said saved` {
  private let clock = LabClock()
  private let server = Answers<Never>()

  private func makePage(
    with text: String,
    draft: Observable<String> = .empty()
  ) -> DiaryPage {
    let page = DiaryPage(scheduler: clock, draft: draft) { [server] text in server.ask(text) }
    if !text.isEmpty { page.field.paste(text) }
    return page
  }

  /// Lets some seconds pass.
  private func wait(_ seconds: Int) {
    clock.advance(seconds: Double(seconds))
  }

  /// Lets the server fail so many times, and five seconds pass after each failure.
  private func fail(times: Int) {
    for _ in 1...times {
      server.send(.error(Storm()))
      wait(5)
    }
  }

  @Test func `a text that did not arrive is not called saved`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: 3)

    #expect(
      page.label.text == DiaryPage.notSaved,
      """
      The server failed whenever it was asked, and it was asked \(server.asked.count) times. The \
      page says: \(page.label.text ?? "nothing")
      """
    )
    #expect(
      page.field.text == "Rain.",
      "The user wrote all evening, and this was the only copy. The text has to stay in the field."
    )
  }

  @Test func `each text has three attempts of its own`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: 3)
    page.button.tap()
    fail(times: 1)

    #expect(
      server.asked.count == 5 && page.label.text == DiaryPage.saving,
      """
      The text did not arrive in three attempts, and the user tapped once more. One attempt of this \
      time has failed, and five seconds have gone by: there were \(server.asked.count) attempts in \
      all. The page says: \(page.label.text ?? "nothing")
      """
    )
  }

  @Test func `after a text that arrived late, the next one has three attempts, too`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: 1)
    server.send(.completed)
    page.field.paste("Sun.")
    page.button.tap()
    fail(times: 2)

    #expect(
      server.asked == ["Rain.", "Rain.", "Sun.", "Sun.", "Sun."],
      """
      The first text arrived at its second attempt. Two attempts of the next text have failed, with five \
      seconds after each. The page says: \(page.label.text ?? "nothing")
      """
    )
  }

  @Test func `a text that is on the server is saved`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    let before = page.label.text
    server.send(.completed)

    #expect(before == DiaryPage.saving, "It is on its way.")
    #expect(page.label.text == DiaryPage.saved, "It has arrived.")
    #expect(page.field.text == "", "The field is free for the next text.")
    #expect(server.asked == ["Rain."], "This is what had to be saved.")
  }

  @Test(arguments: [1, 2]) func `after one or two failures it tries again`(failures: Int) {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: failures)
    // The next attempt has begun, and the server takes its time.
    wait(1)
    #expect(
      page.label.text == DiaryPage.saving,
      "After \(failures) of three attempts, nobody knows yet how it will end."
    )
    #expect(page.field.text == "Rain.", "Nobody knows yet whether the text will be needed again.")

    server.send(.completed)
    #expect(page.label.text == DiaryPage.saved, "The next attempt has succeeded.")
    #expect(server.asked.count == failures + 1, "It was sent again after each failure.")
  }

  @Test func `a server that can't be reached at all has not saved it`() {
    var attempts = 0
    let page = DiaryPage(scheduler: clock) { _ in
      attempts += 1
      return .error(Storm())
    }
    page.field.paste("Rain.")
    page.button.tap()
    for _ in 1...3 { wait(5) }

    #expect(
      page.label.text == DiaryPage.notSaved,
      """
      The phone had no network, so each attempt failed as soon as it began; there were \
      \(attempts). The page says: \(page.label.text ?? "nothing")
      """
    )
    #expect(attempts == 3, "There are three attempts, with or without a network.")
    #expect(page.field.text == "Rain.", "The text has to stay.")
    #expect(page.field.isEnabled, "All three attempts have failed, but the text can't be changed.")
  }

  @Test func `there are three attempts, with five seconds after a failure`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    var counts: [Int] = []
    for _ in 1...3 {
      server.send(.error(Storm()))
      wait(4)
      counts.append(server.asked.count)
      wait(1)
      counts.append(server.asked.count)
    }
    wait(600)

    #expect(
      counts == [1, 2, 2, 3, 3, 3],
      "How often the server was asked, four and five seconds after each failure."
    )
    #expect(server.asked.count == 3, "Ten minutes later it was sent \(server.asked.count) times.")
    #expect(
      server.isAskedBy == 0,
      "The text is still being sent, though the page has said how it ended."
    )
    #expect(
      page.label.history.last != .some(DiaryPage.saving),
      "The page still says that it is saving."
    )
  }

  @Test func `the five seconds begin with the failure, however long the attempt took`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    var counts: [Int] = []
    for _ in 1...2 {
      wait(2)
      server.send(.error(Storm()))
      wait(4)
      counts.append(server.asked.count)
      wait(1)
      counts.append(server.asked.count)
    }

    #expect(
      counts == [1, 2, 2, 3],
      """
      The server took two seconds for each failure. This is how often it had been asked, four and five \
      seconds after the first failure, and after the second.
      """
    )
  }

  @Test func `a server that says nothing has not saved it`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    wait(3 * 60 + 3 * 5)

    #expect(page.label.text == DiaryPage.notSaved, "Three minutes have passed without an answer.")
    #expect(page.field.text == "Rain.", "The text has to stay.")
    #expect(
      server.asked.count == 3,
      "A minute without an answer is one failure. Then come the other attempts, a minute each."
    )
  }

  @Test(arguments: [1, 2])
  func `each attempt has its whole minute, from its beginning`(failures: Int) {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: failures)
    wait(57)
    server.send(.completed)

    #expect(
      page.label.text == DiaryPage.saved && server.asked.count == failures + 1,
      """
      After \(failures) failures the server took 57 seconds for the next attempt, and has the text. It was \
      asked \(server.asked.count) times, and the page says: \(page.label.text ?? "nothing")
      """
    )
  }

  @Test func `the user can save again`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    fail(times: 3)
    page.button.tap()
    server.send(.completed)

    #expect(
      page.label.history
        == [DiaryPage.saving, DiaryPage.notSaved, DiaryPage.saving, DiaryPage.saved],
      "The user reads this line, and nothing else."
    )
    #expect(server.asked.last == "Rain.", "The text was still there to be sent again.")
    #expect(page.field.text == "", "Now it is saved.")
  }

  @Test func `while one text is on its way, no other is sent`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    page.button.tap()
    page.field.type("!")

    #expect(server.asked == ["Rain."], "There were two taps, but only one text.")
    #expect(page.label.text == DiaryPage.saving, "Nobody knows yet how it will end.")
    #expect(
      page.field.text == "Rain.",
      "What is typed now would be lost when the field is emptied."
    )
  }

  @Test(arguments: [1, 2])
  func `between two attempts no other text is sent, and nothing can be typed`(failures: Int) {
    let page = makePage(with: "Rain.")
    page.button.tap()
    for number in 1...failures {
      server.send(.error(Storm()))
      wait(number < failures ? 5 : 2)
    }
    page.button.tap()
    page.field.type("!")

    #expect(
      server.asked.count == failures,
      """
      Two seconds ago attempt \(failures) failed, and three seconds from now comes the next. The user has \
      tapped once more, and the server was asked \(server.asked.count) times.
      """
    )
    #expect(
      page.field.text == "Rain.",
      "Until the next attempt has ended, what is typed would be lost when the field is emptied."
    )
  }

  @Test func `a text that arrives at once makes way for the next one`() {
    var sent: [String] = []
    let page = DiaryPage(scheduler: clock) { text in
      sent.append(text)
      return .empty()
    }
    for text in ["Rain.", "Sun."] {
      page.field.type(text)
      page.button.tap()
    }

    #expect(
      sent == ["Rain.", "Sun."] && page.field.isEnabled && page.button.isEnabled,
      """
      The server has each text as soon as it is sent. Two were written and sent, one after the other. The \
      server has \(sent), and the field \(page.field.isEnabled ? "can be used" : "is locked").
      """
    )
  }

  @Test func `the next text can be written, and is saved, too`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    server.send(.completed)
    page.field.type("Sun.")
    page.button.tap()
    server.send(.completed)

    #expect(server.asked == ["Rain.", "Sun."], "Two texts were written and saved.")
    #expect(page.label.text == DiaryPage.saved, "The second one has arrived, too.")
  }

  @Test func `the letters are counted, and an empty text is not sent`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    server.send(.completed)
    page.button.tap()

    #expect(server.asked == ["Rain."], "The second time there was nothing to save.")
    #expect(
      page.counter.history == ["0 letters", "5 letters", "0 letters"],
      "The counter says what is in the field."
    )
  }

  @Test func `a draft is read, or ignored if it can't be read`() {
    #expect(makePage(with: "", draft: .just("Ra")).field.text == "Ra", "There was a draft.")

    let page = makePage(with: "Rain.", draft: .error(Storm()))
    page.button.tap()
    server.send(.completed)
    #expect(
      page.label.history == [DiaryPage.saving, DiaryPage.saved],
      "The draft could not be read, and that has nothing to do with the saving."
    )
  }

  @Test func `a draft that comes late does not replace what was written`() {
    let draft = PublishSubject<String>()
    let page = makePage(with: "", draft: draft)
    page.field.type("Rain.")
    draft.onNext("Ra")

    #expect(
      page.field.text == "Rain.",
      "Alex wrote while the draft was being read, and the text is gone."
    )
  }

  @Test func `a draft that comes when its text has been saved is not shown`() {
    let draft = PublishSubject<String>()
    let page = makePage(with: "", draft: draft)
    page.field.type("Rain.")
    page.button.tap()
    server.send(.completed)
    draft.onNext("Ra")

    #expect(
      page.field.text == "",
      """
      Alex wrote and saved the text while the draft was being read. The draft is older, and now it stands \
      in the field: “\(page.field.text ?? "")”.
      """
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.itSaidSaved, are: [.swallowedError])
  }
}
