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
  private let server = Answers<Never>()

  private func makePage(with text: String) -> DiaryPage {
    let page = DiaryPage(upload: { [server] text in server.ask(text) })
    page.field.paste(text)
    return page
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

  @Test func `a text that is not on the server is not called saved`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    server.send(.error(Storm()))

    #expect(
      page.label.text == DiaryPage.notSaved,
      """
      The server failed, and the page does not say so. Somewhere in between, the error was turned \
      into something else, or nobody heard it.
      """
    )
    #expect(
      page.field.text == "Rain.",
      "This was the only copy, and the user wrote all evening. The text has to stay in the field."
    )
  }

  @Test func `the user can save again`() {
    let page = makePage(with: "Rain.")
    page.button.tap()
    server.send(.error(Storm()))
    page.button.tap()
    server.send(.completed)

    #expect(
      page.label.history
        == [DiaryPage.saving, DiaryPage.notSaved, DiaryPage.saving, DiaryPage.saved],
      "The user reads this line, and nothing else."
    )
    #expect(server.asked == ["Rain.", "Rain."], "The text was still there to be sent again.")
    #expect(page.field.text == "", "Now it is saved.")
  }

  @Test func `nothing is said before the server has answered`() {
    let page = makePage(with: "Rain.")
    page.button.tap()

    #expect(page.label.text == DiaryPage.saving, "Nobody knows yet how it will end.")
    #expect(page.field.text == "Rain.", "Nobody knows yet whether it will be needed again.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.itSaidSaved, are: [.swallowedError])
  }
}
