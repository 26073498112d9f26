import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.9 Only the end` {
  private let attempts = Attempts()
  private let pages = Recorder<String>()
  private let log = Log()

  private var saving: Observable<Never> {
    Diary { [attempts, pages] page in
      pages.record(page)
      return attempts.source
    }
    .save("Monday")
  }

  @Test func `it completes when the page was sent`() {
    let token = saving.subscribe(log.observer())

    attempts.send(.next(50), .next(100), .completed)

    #expect(
      log.values == ["completed"],
      "It went well; nobody wants the percentages here."
    )
    #expect(Set(pages.values) == ["Monday"], "Only Monday's page was to be sent: \(pages.values).")
    #expect(!attempts.isListenedTo, "It is over.")
    token.dispose()
  }

  @Test func `the percentages do not matter`() {
    let token = saving.subscribe(log.observer())

    attempts.send(.next(50), .completed)

    #expect(
      log.values == ["completed"] && attempts.count == 1,
      """
      The upload completed, after it had reported 50 percent and nothing more. Completed is completed. \
      It was tried \(attempts.count) times, and this was heard: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `it sends nothing before the page has arrived`() {
    let token = saving.subscribe(log.observer())

    attempts.send(.next(50), .next(100))

    #expect(log.values.isEmpty, "A hundred percent is not yet the server's OK.")
    #expect(attempts.count == 1, "One subscriber, one upload; there were \(attempts.count).")
    token.dispose()
    #expect(!attempts.isListenedTo, "Disposing cancels the upload.")
  }

  @Test func `it is tried three times`() {
    let token = saving.subscribe(log.observer())

    attempts.send(.next(50), .error(Storm()))
    attempts.send(.error(Storm()))
    #expect(attempts.count == 3, "Two attempts have failed. The third is under way.")
    attempts.send(.next(100), .completed)

    #expect(log.values == ["completed"], "The storms stay unheard.")
    token.dispose()
  }

  @Test func `it fails when the page was not sent`() {
    let token = saving.subscribe(log.observer())

    for _ in 1...3 { attempts.send(.next(50), .error(Storm())) }

    #expect(
      attempts.count == 3,
      """
      Three attempts in all, however far each of them came: each failed at 50 percent, and there \
      were \(attempts.count).
      """
    )
    #expect(
      log.values == ["error(storm)"],
      """
      The page is not on the server, and the user has to know. Ignoring the elements does not mean \
      ignoring the end. Heard: \(text(log)).
      """
    )
    token.dispose()
  }

  @Test func `the error is that of the last attempt`() {
    let token = saving.subscribe(log.observer())

    attempts.send(.error(Storm()))
    attempts.send(.error(Storm()))
    attempts.send(.error(CancellationError()))

    #expect(
      log.values == ["error(\(CancellationError()))"],
      "Two attempts failed with a storm, and the third one was cancelled. Heard: \(text(log))."
    )
    token.dispose()
  }

  @Test func `whoever subscribes again sends the page again`() {
    let saving = saving
    for _ in 1...2 {
      _ = saving.subscribe(log.observer())
      attempts.send(.completed)
    }

    #expect(
      attempts.count == 2,
      """
      The page was sent, and then somebody else subscribed to the same sequence, which sends a page when \
      it is subscribed. There were \(attempts.count) attempts in all.
      """
    )
  }

  @Test func `whoever subscribes again gets three attempts again`() {
    let saving = saving
    for _ in 1...2 {
      _ = saving.subscribe(log.observer())
      for _ in 1...3 { attempts.send(.error(Storm())) }
    }

    #expect(
      attempts.count == 6,
      """
      The page could not be sent, and the user taps “Save” once more. Two subscribers have three \
      attempts each; there were \(attempts.count) in all.
      """
    )
    #expect(
      log.values == ["error(storm)", "error(storm)"],
      "All attempts have failed, and each subscriber has to know. Heard: \(text(log))."
    )
  }

  @Test func `nothing is sent before somebody subscribes`() {
    let saving = saving
    #expect(attempts.count == 0, "Nobody has subscribed, so nothing must be uploaded.")

    let token = saving.subscribe(log.observer())
    #expect(attempts.count == 1, "Now it begins.")
    token.dispose()
  }
}
