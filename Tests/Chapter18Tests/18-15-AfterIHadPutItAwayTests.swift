import ContractTesting
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

// What may crash runs in a process of its own: only that process dies.
@Suite struct `18.15 After I had put it away` {
  private let server = HandServer<String>()
  private let diary = StrikePage.Diary()
  private let strikes = PublishSubject<Int>()

  private func page() -> StrikePage {
    StrikePage(diary: diary, strikes: strikes) { [server] in server.ask($0) }
  }

  @Test func `a page that is closed too soon does not crash the app`() async {
    await #expect(
      processExitsWith: .success,
      """
      Alex reported a strike, closed the page at once, and put the phone away. Then the server \
      answered, and the app crashed.
      """
    ) {
      let server = HandServer<String>()
      closeTooSoon(StrikePage.Diary(), server)
      server.answer("the old oak", "7")
    }
  }

  @Test func `a report that fails after the page was closed is put aside`() async {
    let run = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent],
      "The page was closed, and then the report failed. The app crashed."
    ) {
      let (diary, server) = (StrikePage.Diary(), HandServer<String>())
      closeTooSoon(diary, server)
      server.fail("the old oak", Storm())
      print(diary.unsent)
    }
    guard let run else { return }
    #expect(
      run.said.contains(#"["the old oak"]"#),
      """
      The page was closed, and then the report failed. The app did not crash, but the diary doesn't \
      know that the report has to be sent again.
      """
    )
  }

  @Test func `the receipt is kept when the page is gone`() async {
    let run = await #expect(
      processExitsWith: .success,
      observing: [\.standardOutputContent],
      "The page was closed before the server answered. When it did, the app crashed."
    ) {
      let (diary, server) = (StrikePage.Diary(), HandServer<String>())
      closeTooSoon(diary, server)
      server.answer("the old oak", "7")
      print(diary.receipts)
    }
    guard let run else { return }
    #expect(
      run.said.contains(#"["No. 7, the old oak"]"#),
      """
      The page was closed before the server answered. The app did not crash, but the diary has \
      no receipt with the place of the report.
      """
    )
  }

  @Test func `a lightning strike after the page was closed does not crash the app`() async {
    await #expect(
      processExitsWith: .success,
      "The page was closed, lightning struck, and the app crashed."
    ) {
      let strikes = PublishSubject<Int>()
      closeTooSoon(StrikePage.Diary(), HandServer<String>(), strikes: strikes.asObservable())
      strikes.onNext(1)
    }
  }

  @Test func `a page that is still open says thank you`() {
    let page = page()
    page.report("the old oak")
    #expect(page.message == "Sending…", "The server has not answered yet.")
    server.answer("the old oak", "7")

    #expect(
      page.message == "Thank you: No. 7, the old oak",
      "The receipt is there, but the page does not say so."
    )
    #expect(diary.receipts == ["No. 7, the old oak"], "The receipt belongs in the diary.")
    #expect(
      server.asked == ["the old oak"],
      "Alex reported one strike, and the server has heard of \(server.asked)."
    )
  }

  @Test func `a receipt is kept when it comes, even if the server says nothing more`() {
    let line = PublishSubject<String>()
    let page = StrikePage(diary: diary) { _ in line }
    page.report("the old oak")
    line.onNext("7")

    #expect(
      diary.receipts == ["No. 7, the old oak"] && page.message == "Thank you: No. 7, the old oak",
      """
      The server has sent the receipt, and keeps the line open. The diary has \(diary.receipts), and the \
      page says: \(page.message)
      """
    )
  }

  @Test func `a page that is still open says if a report was not sent`() {
    let page = page()
    page.report("the old oak")
    server.fail("the old oak", Storm())

    #expect(
      page.message == "Not sent: the old oak",
      "The server failed, and the page was still open."
    )
    #expect(diary.unsent == ["the old oak"], "The diary doesn't know what has to be sent again.")
    page.report("the church")
    server.answer("the church", "8")

    #expect(
      diary.receipts == ["No. 8, the church"],
      """
      The server failed, and then the church was reported. The server has heard of \(server.asked), and \
      the diary has these receipts: \(diary.receipts).
      """
    )
  }

  @Test func `several reports can be on their way at once`() {
    let page = page()
    page.report("the old oak")
    page.report("the church")
    #expect(
      server.asked == ["the old oak", "the church"],
      "Two strikes were reported, and the server has not answered yet. It has heard of \(server.asked)."
    )
    server.answer("the old oak", "7")
    server.answer("the church", "8")

    #expect(
      diary.receipts == ["No. 7, the old oak", "No. 8, the church"],
      "Two strikes were reported, one right after the other."
    )
    #expect(page.reported == 2, "The page counts what was reported.")
  }

  @Test func `strikes nearby are counted`() {
    let page = page()
    for distance in [3, 40, 5] { strikes.onNext(distance) }

    #expect(page.nearby == 2, "Two of three strikes were within five kilometres.")
  }

  @Test func `a page that was closed is gone, though the server is silent`() {
    weak var remains: StrikePage?
    do {
      let page = page()
      page.report("the old oak")
      remains = page
    }

    #expect(
      remains == nil,
      "The server may never answer, and until then something holds the page and everything in it."
    )
    #expect(!strikes.hasObservers, "Somebody still counts strikes for a page that was closed.")
    #expect(
      server.waiting == ["the old oak"],
      "The page was closed, but the report should still arrive."
    )
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.afterIHadPutItAway, are: [.unownedTooLong])
  }
}

extension ExitTest.Result {
  /// What the process has printed.
  fileprivate var said: String { String(decoding: standardOutputContent, as: UTF8.self) }
}

/// Opens the page, reports a strike, and closes the page before the server has answered.
private func closeTooSoon(
  _ diary: StrikePage.Diary,
  _ server: HandServer<String>,
  strikes: Observable<Int> = .never()
) {
  let page = StrikePage(diary: diary, strikes: strikes) { server.ask($0) }
  page.report("the old oak")
}
