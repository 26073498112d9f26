import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution18Clinic
#else
@testable import Chapter18Clinic
#endif

@Suite struct `18.9 Page 4` {
  private let more = PublishSubject<Void>()
  private let back = PublishSubject<Void>()
  private let loaded = Recorder<Int>()
  private let pages: Observable<[String]>

  init() {
    pages =
      StormArchive(
        count: 5,
        more: more.asObservable(),
        back: back.asObservable()
      ) { [loaded] number in
        .create { observer in
          loaded.record(number)
          observer.onNext(["page \(number)"])
          observer.onCompleted()
          return Disposables.create()
        }
      }
      .pages
  }

  @Test func `a reader who comes back begins with page 1`() {
    let (first, _) = read()
    more.onNext(())
    more.onNext(())
    first.dispose()
    let (second, pages) = read()
    #expect(
      pages.values == ["page 1"],
      "The reader read three pages, closed the archive, and opened it again."
    )
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2"],
      "After coming back, the reader turned one page."
    )
    second.dispose()
  }

  @Test func `a reader may turn as soon as the first page is shown`() {
    let shown = Recorder<String>()
    let token = pages.subscribe(onNext: { [more] page in
      page.forEach(shown.record)
      if shown.values.count == 1 { more.onNext(()) }
    })

    #expect(
      shown.values == ["page 1", "page 2"],
      """
      Page 1 was there at once, and the reader turned when it was shown, before `subscribe` had returned. \
      Shown were \(shown.values).
      """
    )
    token.dispose()
  }

  @Test func `the first reader begins with page 1`() {
    #expect(loaded.values == [], "Nobody is reading yet.")
    let (token, pages) = read()
    more.onNext(())
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2", "page 3"],
      "There is one page at once, and one for each `more`."
    )
    token.dispose()
  }

  @Test func `two readers do not turn each other's pages`() {
    let (first, firstPages) = read()
    more.onNext(())
    let (second, secondPages) = read()
    more.onNext(())

    #expect(
      firstPages.values == ["page 1", "page 2", "page 3"],
      "The first reader turned a page, somebody else began to read, and both turned one more."
    )
    #expect(
      secondPages.values == ["page 1", "page 2"],
      "The second reader began while the first was at page 2, and has turned one page."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `when one reader leaves, the other's pages stay`() {
    let (first, _) = read()
    let (second, pages) = read()
    more.onNext(())
    first.dispose()
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2", "page 3"],
      "Only the other reader has left. This one is still reading."
    )
    second.dispose()
  }

  @Test func `a page that is on its way is loaded once, however often it is turned to`() {
    let (second, loads, log) = (PublishSubject<[String]>(), Recorder<Int>(), Log())
    let pages = StormArchive(count: 3, more: more.asObservable(), back: back.asObservable()) {
      number in
      .deferred {
        loads.record(number)
        return number == 2 ? second.asObservable() : .just(["page \(number)"])
      }
    }
    .pages
    let token = pages.subscribe(onNext: { log.record($0.joined()) })
    more.onNext(())
    back.onNext(())
    more.onNext(())
    second.onNext(["page 2"])
    second.onCompleted()

    #expect(
      loads.values == [1, 2] && log.values == ["page 1", "page 2", "page 1", "page 2"],
      """
      While page 2 was on its way, the reader turned back, and forth once more. Loaded: \
      \(loads.values). Shown: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `a reader can turn back`() {
    let (token, pages) = read()
    more.onNext(())
    back.onNext(())

    #expect(
      pages.values == ["page 1", "page 2", "page 1"],
      "The reader turned one page, and turned it back."
    )
    token.dispose()
  }

  @Test func `at either end there is nothing to turn to`() {
    let (token, pages) = read()
    back.onNext(())
    for _ in 1...6 { more.onNext(()) }
    back.onNext(())

    #expect(
      pages.values == [1, 2, 3, 4, 5, 4].map { "page \($0)" },
      "The archive has five pages. The reader tried to turn before the first and after the last."
    )
    token.dispose()
  }

  @Test func `each turn shows its page, however late the pages come`() {
    let server = HandServer<[String]>()
    let pages = StormArchive(count: 5, more: more.asObservable()) { [server] number in
      server.ask("page \(number)")
    }
    .pages
    let shown = Recorder<String>()
    let token = pages.subscribe(onNext: { page in page.forEach(shown.record) })
    for _ in 1...2 { more.onNext(()) }
    for number in [3, 2, 1, 2, 3] { server.answer("page \(number)", ["page \(number)"]) }

    #expect(
      shown.values == ["page 1", "page 2", "page 3"],
      "Before page 1 had come, the reader turned twice, and wants to read every page in order."
    )
    token.dispose()
  }

  @Test func `a page that was loaded is kept`() {
    let (first, _) = read()
    more.onNext(())
    back.onNext(())
    #expect(
      loaded.values == [1, 2],
      "The reader went to page 2 and back; page 1 was already loaded."
    )
    first.dispose()
    let (second, pages) = read()

    #expect(pages.values == ["page 1"], "Another reader has come, and has not turned a page.")
    #expect(loaded.values == [1, 2], "Page 1 was loaded for the reader before.")
    second.dispose()
  }

  @Test func `a page is kept even if its reader leaves as soon as it is shown`() {
    let server = HandServer<[String]>()
    let pages = StormArchive(count: 5, more: more) { [server] number in
      server.ask("page \(number)")
    }
    .pages
    let first = pages.take(1).subscribe()
    server.answer("page 1", ["page 1"])
    let shown = Recorder<String>()
    let second = pages.subscribe(onNext: { page in page.forEach(shown.record) })

    #expect(
      shown.values == ["page 1"] && server.asked == ["page 1"],
      """
      Page 1 was loaded for a reader who left when it was shown. Then another reader came, and was shown \
      \(shown.values). The server was asked for \(server.asked).
      """
    )
    for token in [first, second] { token.dispose() }
  }

  @Test func `a page that could not be loaded is loaded for the next reader`() {
    let server = HandServer<[String]>()
    let pages = StormArchive(count: 5, more: more) { [server] number in
      server.ask("page \(number)")
    }
    .pages
    let first = pages.subscribe(onError: { _ in })
    server.fail("page 1", Storm())
    let shown = Recorder<String>()
    let second = pages.subscribe(onNext: { page in page.forEach(shown.record) }, onError: { _ in })
    server.answer("page 1", ["page 1"])

    #expect(
      shown.values == ["page 1"],
      """
      Page 1 could not be loaded for the first reader. For the second, the server would have sent it. It \
      was asked for \(server.asked), and the second reader was shown \(shown.values).
      """
    )
    for token in [first, second] { token.dispose() }
  }

  @Test func `when one reader leaves, another still gets the page that both wait for`() {
    let server = HandServer<[String]>()
    let pages = StormArchive(count: 5, more: more) { [server] number in
      server.ask("page \(number)")
    }
    .pages
    let first = pages.subscribe()
    let shown = Recorder<String>()
    let second = pages.subscribe(onNext: { page in page.forEach(shown.record) })
    first.dispose()
    server.answer("page 1", ["page 1"])

    #expect(
      shown.values == ["page 1"],
      """
      Two readers waited for page 1. The first one left, and then the server answered whoever was still \
      asking. The second reader was shown \(shown.values).
      """
    )
    second.dispose()
  }

  @Test func `a page that says the same as the one before is shown, too`() {
    let shown = Recorder<[String]>()
    let token = StormArchive(count: 5, more: more) { _ in .just([]) }.pages
      .subscribe(onNext: shown.record)
    for _ in 1...2 { more.onNext(()) }

    #expect(
      shown.values == [[], [], []],
      """
      There are no storms on any page. The reader turned twice, and so should have been shown three pages; \
      there were \(shown.values.count).
      """
    )
    token.dispose()
  }

  @Test func `a page without storms is kept, too`() {
    let asked = Recorder<Int>()
    let pages = StormArchive(count: 5, more: more, back: back) { [asked] number in
      asked.record(number)
      return .just(number == 1 ? [] : ["page \(number)"])
    }
    .pages
    let token = pages.subscribe()
    more.onNext(())
    back.onNext(())

    #expect(
      asked.values == [1, 2],
      """
      The reader went to page 2 and back. Page 1 was loaded already: there are no storms on it, and that \
      will not change.
      """
    )
    token.dispose()
  }

  @Test func `last, the diagnosis is right`() {
    expectDiagnosis(YourDiagnoses.page4, are: [.sharedState])
  }

  private func read() -> (Disposable, Recorder<String>) {
    let shown = Recorder<String>()
    let token = pages.subscribe(onNext: { page in page.forEach(shown.record) })
    return (token, shown)
  }
}
