import Solution04Events
import Solution05ProducerAndSink
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

  @Test func `a page that waits says thank you`() {
    let page = StrikePage(diary: diary) { [server] in server.ask($0) }
    page.report("the old oak")
    #expect(page.message == "Sending…", "The server has not answered yet.")
    server.answer("the old oak", "No. 7")

    #expect(
      page.message == "Thank you: No. 7",
      "The receipt is there, but the page does not say so."
    )
    #expect(diary.receipts == ["No. 7"], "The receipt belongs in the diary.")
  }

  @Test func `a page that is closed too soon does not crash the app`() async {
    await #expect(
      processExitsWith: .success,
      """
      Alex reported a stroke, closed the page at once, and put the phone away. When the server \
      answered, the app crashed: the closure was sure that the page would be there.
      """
    ) {
      let server = HandServer<String>()
      closeTooSoon(StrikePage.Diary(), server)
      server.answer("the old oak", "No. 7")
    }
  }

  @Test func `the receipt is kept when the page is gone`() async {
    await #expect(
      processExitsWith: .success,
      """
      The page was closed before the server answered. The report is lost, or its receipt: there is \
      nothing in the diary.
      """
    ) {
      let (diary, server) = (StrikePage.Diary(), HandServer<String>())
      closeTooSoon(diary, server)
      server.answer("the old oak", "No. 7")
      precondition(diary.receipts == ["No. 7"], "The receipt is not in the diary.")
    }
  }

  @Test func `a page that was closed is gone, though the server is silent`() {
    var page: StrikePage? = StrikePage(diary: diary) { [server] in server.ask($0) }
    weak let remains = page
    page?.report("the old oak")
    page = nil

    #expect(
      remains == nil,
      "The server may never answer, and until then something holds the page, with all its pictures."
    )
    #expect(
      server.waiting == ["the old oak"],
      "The page was closed, and the report was cancelled."
    )
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.afterIHadPutItAway, are: [.unownedTooLong])
  }
}

/// Opens the page, reports a stroke, and closes the page before the server has answered.
private func closeTooSoon(_ diary: StrikePage.Diary, _ server: HandServer<String>) {
  var page: StrikePage? = StrikePage(diary: diary) { server.ask($0) }
  page?.report("the old oak")
  page = nil
}
