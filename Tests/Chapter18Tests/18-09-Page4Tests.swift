import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
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
  private let loaded = Recorder<Int>()
  private let archive: StormArchive

  init() {
    archive = StormArchive(more: more.asObservable()) { [loaded] number in
      .create { observer in
        loaded.record(number)
        observer.onNext(["page \(number)"])
        observer.onCompleted()
        return Disposables.create()
      }
    }
  }

  @Test func `the first reader begins with page 1`() {
    #expect(loaded.values == [], "Nobody is reading yet.")
    let (token, pages) = read()
    more.onNext(())
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2", "page 3"],
      "One page at once, and one for each `more`."
    )
    token.dispose()
  }

  @Test func `a reader who comes back begins with page 1`() {
    let (first, _) = read()
    more.onNext(())
    more.onNext(())
    first.dispose()
    let (second, pages) = read()
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2"],
      """
      The reader closed the archive and opened it again, and should be at page 1. The page number \
      belongs to a visit: does something keep it from one visit to the next?
      """
    )
    second.dispose()
  }

  @Test func `two readers do not turn each other's pages`() {
    let (first, firstPages) = read()
    more.onNext(())
    let (second, secondPages) = read()
    more.onNext(())

    #expect(
      firstPages.values == ["page 1", "page 2", "page 3"],
      "Somebody else began to read, and this reader's pages are out of order."
    )
    #expect(secondPages.values == ["page 1", "page 2"], "A new reader begins at the beginning.")
    first.dispose()
    second.dispose()
  }

  @Test func `a reader who leaves does not turn the other's pages back`() {
    let (first, _) = read()
    let (second, pages) = read()
    more.onNext(())
    first.dispose()
    more.onNext(())

    #expect(
      pages.values == ["page 1", "page 2", "page 3"],
      "It is not over for this reader. Only the other has left."
    )
    second.dispose()
  }

  private func read() -> (Disposable, Recorder<String>) {
    let pages = Recorder<String>()
    let token = archive.pages.subscribe(onNext: { page in page.forEach(pages.record) })
    return (token, pages)
  }

  @Test func `last, the illness has a name`() {
    expectDiagnosis(YourDiagnoses.page4, are: [.sharedState])
  }
}
