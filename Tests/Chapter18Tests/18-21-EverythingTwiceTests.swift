import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
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
  private let statistics = Statistics()
  private let links = PublishSubject<String>()

  private func makePage(_ name: String = "") -> QuestionPage {
    QuestionPage(name: name, links: links, statistics: statistics)
  }

  @Test func `a question is counted once`() {
    let page = makePage()
    page.field.paste("Oslo")
    page.button.tap()

    #expect(
      statistics.questions == ["Oslo"],
      """
      One user, one tap, and the statistics say \(statistics.questions). They should say ["Oslo"].
      """
    )
  }

  @Test func `a tap on the map is counted once`() {
    let page = makePage()
    links.onNext("Rome")

    #expect(page.title.text == "The weather in Rome", "Rome was tapped on the map.")
    #expect(
      statistics.questions == ["Rome"],
      "There was one tap on the map, and the statistics say \(statistics.questions)."
    )
  }

  @Test func `a page that is opened again counts once`() {
    var page: QuestionPage?
    for _ in 1...3 { page = makePage() }
    links.onNext("Rome")

    #expect(page?.title.text == "The weather in Rome", "Rome was tapped on the map.")
    #expect(
      statistics.questions == ["Rome"],
      """
      Alex has opened the page three times today, and closed it twice. Then Alex tapped Rome on the \
      map, once, and the statistics say \(statistics.questions).
      """
    )
  }

  @Test func `without a page nothing is counted`() {
    var page: QuestionPage? = makePage()
    links.onNext("Rome")
    let before = statistics.questions
    page = nil
    links.onNext("Rome")

    #expect(
      page == nil && before.contains("Rome"),
      "While there was a page, Rome should have been counted."
    )
    #expect(
      statistics.questions == ["Rome"],
      """
      Rome was tapped twice: once while the page was open, and once after it was closed. The \
      statistics say \(statistics.questions).
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
      statistics.questions == ["Oslo", "Rome"],
      "Listening must not count, or the numbers would change with each page that shows them."
    )
  }

  @Test func `a late listener hears what is asked from then on`() {
    let page = makePage()
    let heard = Recorder<String>()
    page.field.paste("Oslo")
    page.button.tap()
    let token = page.questions.subscribe(onNext: heard.record)
    links.onNext("Rome")

    #expect(heard.values == ["Rome"], "Oslo was asked about before, and Rome after.")
    token.dispose()
  }

  @Test func `the same question twice is two questions`() {
    let page = makePage()
    let heard = Recorder<String>()
    let other = page.questions.subscribe(onNext: heard.record)
    page.field.paste("Oslo")
    page.button.tap()
    page.button.tap()
    other.dispose()

    #expect(
      statistics.questions == ["Oslo", "Oslo"],
      "The user asked twice. Statistics that leave out repeated questions are wrong, too."
    )
    #expect(statistics.count(of: "oslo") == 2, "The user asked twice.")
    #expect(heard.values == ["Oslo", "Oslo"], "Whoever listens should hear both.")
  }

  @Test func `an empty field asks nothing`() {
    let page = makePage()
    page.button.tap()
    page.field.paste("  ")
    page.button.tap()

    #expect(statistics.questions == [], "Nothing was asked.")
    #expect(page.title.history.isEmpty && !page.spinner.isAnimating, "Nothing was asked.")
  }

  @Test func `the page shows what was asked`() {
    let page = makePage("Alex")
    let heard = Recorder<String>()
    let other = page.questions.subscribe(onNext: heard.record)
    page.field.paste(" new  york")
    let before = page.spinner.isAnimating
    page.button.tap()

    #expect(!before, "Nothing had been asked yet.")
    #expect(
      page.title.history == ["Alex, the weather in New York"],
      "It should be in the title, once, with the name of the user."
    )
    #expect(page.spinner.isAnimating, "The answer is on its way.")
    #expect(heard.values == ["New York"], "Whoever listens should hear it.")
    #expect(
      statistics.questions == ["New York"] && statistics.count(of: "new york") == 1,
      """
      The field said " new  york", and the statistics spell each city in one way only, or they could \
      not count it. They say \(statistics.questions).
      """
    )
    other.dispose()
  }

  @Test func `each page knows the name of its own user`() {
    let pages = [makePage("Ann"), makePage("Ben")]
    for page in pages {
      page.field.paste("Oslo")
      page.button.tap()
    }
    let titles = pages.map { page in page.title.text ?? "" }

    #expect(
      titles == ["Ann, the weather in Oslo", "Ben, the weather in Oslo"],
      """
      Two pages are open on the screen, Ann's and then Ben's. Both users asked for the weather in Oslo, \
      and the titles say \(titles).
      """
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.everythingTwice, are: [.sideEffect, .methodHoldsItsOwner])
  }
}
