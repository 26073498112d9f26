import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution15Traits
import Solution16Screen
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@MainActor
@Suite struct `18.21 Everything twice` {
  private let statistics = Recorder<String>()

  private func makePage() -> QuestionPage {
    QuestionPage(report: { [statistics] city in statistics.record(city) })
  }

  @Test func `a question is reported once`() {
    let page = makePage()
    page.field.paste("Oslo")
    page.button.tap()

    #expect(
      statistics.values == ["Oslo"],
      """
      One user, one tap, and the statistics say otherwise. A closure in the chain runs for each \
      subscriber: how many are there?
      """
    )
  }

  @Test func `more listeners do not change the count`() {
    let page = makePage()
    let others = [page.questions.subscribe(), page.questions.subscribe()]
    page.field.paste("Oslo")
    page.button.tap()
    for other in others { other.dispose() }
    page.field.paste("Rome")
    page.button.tap()

    #expect(
      statistics.values == ["Oslo", "Rome"],
      "Listening must not count: the numbers would change with each page that shows them."
    )
  }

  @Test func `the same question twice is two questions`() {
    let page = makePage()
    page.field.paste("Oslo")
    page.button.tap()
    page.button.tap()

    #expect(
      statistics.values == ["Oslo", "Oslo"],
      "The user asked twice. Statistics that leave out repeated questions are wrong as well."
    )
  }

  @Test func `the page shows what was asked`() {
    let page = makePage()
    let heard = Recorder<String>()
    let other = page.questions.subscribe(onNext: heard.record)
    page.field.paste("Oslo")
    let before = page.spinner.isAnimating
    page.button.tap()

    #expect(!before, "Nothing had been asked yet.")
    #expect(page.title.history == ["The weather in Oslo"], "It should be in the title, once.")
    #expect(page.spinner.isAnimating, "The answer is on its way.")
    #expect(heard.values == ["Oslo"], "Whoever listens should hear it.")
    other.dispose()
  }

  @Test func `a page that is gone leaves nothing on its button`() {
    var page: QuestionPage? = makePage()
    let button = page?.button
    let actions = button?.actionCount
    page = nil

    #expect(actions != 0, "The page does not listen to its button.")
    #expect(button?.actionCount == 0, "The page is gone, and its button still has actions.")
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.everythingTwice, are: [.sideEffect])
  }
}
