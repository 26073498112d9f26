import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.8 The swallowed error` {
  private let source = PublishSubject<Int>()
  private let banner = ErrorBanner()

  @Test func `an error with a reason says it`() {
    banner.watch(source)
    source.onError(SensorLost())

    #expect(banner.text == "The sensor on the roof is gone.", "The error says what to show.")
  }

  @Test func `the reason is said as it is, even an empty one`() {
    struct Speechless: ReasonableError {
      let reason = ""
    }
    banner.watch(source)
    source.onError(Speechless())

    #expect(banner.text == "", "The reason of this error is an empty text. It says \(said).")
  }

  @Test func `an error without a reason is shown, too`() {
    banner.watch(source)
    source.onError(Storm())

    #expect(
      banner.text == "Something went wrong: Storm",
      """
      This error has no reason of its own, and the user still has to see that something went wrong, \
      and what. The banner says \(said).
      """
    )
  }

  @Test func `an error of the library is shown, too`() {
    banner.watch(source.map { _ in try failure() })
    source.onNext(1)

    #expect(
      banner.text == "Something went wrong: RxError",
      "Whatever the type, the banner has to say something."
    )
  }

  @Test func `as long as there is no error it says nothing`() {
    banner.watch(source)
    source.onNext(1)
    #expect(banner.text == nil, "An element is not an error.")
    source.onCompleted()

    #expect(banner.text == nil, "A completion is not an error.")
  }

  @Test func `it says nothing about a sequence that it no longer watches`() {
    let next = PublishSubject<Int>()
    banner.watch(source)
    banner.watch(next)
    #expect(
      !source.hasObservers,
      "The banner watches another sequence, and the one before is still subscribed."
    )
    source.onError(Storm())
    #expect(banner.text == nil, "That sequence is not watched any more; the banner says \(said).")

    next.onError(SensorLost())
    #expect(
      banner.text == "The sensor on the roof is gone.",
      "The newest sequence has failed, and the banner says \(said)."
    )
  }

  @Test func `watching another sequence clears what it says`() {
    banner.watch(source)
    source.onError(Storm())
    banner.watch(PublishSubject<Int>())

    #expect(
      banner.text == nil,
      "The banner says \(said), and the sequence that it watches now has not failed."
    )
  }

  @Test func `a sequence may fail inside subscribe`() {
    banner.watch(Observable<Int>.error(SensorLost()))

    #expect(
      banner.text == "The sensor on the roof is gone.",
      "The error came before `subscribe` had returned, and the banner says \(said)."
    )
  }

  @Test func `two sequences may fail with the same sentence`() {
    banner.watch(Observable<Int>.error(SensorLost()))
    banner.watch(Observable<Int>.error(SensorLost()))

    #expect(
      banner.text == "The sensor on the roof is gone.",
      """
      A sequence failed inside `subscribe`, and then another one did, in the same way. The banner says \
      \(said).
      """
    )
  }

  @Test func `one sequence is left before the next is subscribed`() {
    let log = Log()
    banner.watch(noted("the first", Observable<Int>.never(), in: log))
    banner.watch(noted("the second", Observable<Int>.never(), in: log))

    #expect(
      log.values == ["the first subscribed", "the first disposed", "the second subscribed"],
      "Subscribed to both, the banner could hear of the old one what belongs to the new one."
    )
  }

  @Test func `of two calls one within the other it watches the inner sequence`() {
    let (outer, inner) = (HandSource<Int>(), HandSource<Int>())
    banner.watch(
      Observable<Int>
        .create { [banner] observer in
          banner.watch(inner)
          return outer.subscribe(observer)
        }
    )

    #expect(
      outer.living == 0 && inner.living == 1,
      """
      While the first sequence was being subscribed, `watch` was called with a second one, which has \
      been watched since. Of the first \(outer.living) subscriptions are there, of the second \
      \(inner.living).
      """
    )
  }

  @Test func `what the inner sequence says stays when the outer call returns`() {
    banner.watch(
      Observable<Int>
        .create { [banner] _ in
          banner.watch(Observable<Int>.error(SensorLost()))
          return Disposables.create()
        }
    )

    #expect(
      banner.text == "The sensor on the roof is gone.",
      """
      While the first sequence was being subscribed, `watch` was called with a second one, which failed \
      at once. It was the last to be watched, and the banner says \(said).
      """
    )
  }

  @Test func `it watches as long as somebody needs it, and no longer`() {
    weak var watching: ErrorBanner?
    do {
      let banner = ErrorBanner()
      watching = banner
      banner.watch(source)
      #expect(source.hasObservers, "The banner is there, and nobody watches the sequence.")
    }

    #expect(watching == nil, "Nobody needs the banner, and the sequence still holds it.")
    #expect(
      !source.hasObservers,
      "The banner is gone, and its sequence is still subscribed."
    )
  }

  /// What the banner says, for a sentence.
  private var said: String {
    banner.text.map { "“\($0)”" } ?? "nothing"
  }

  private func failure() throws -> Int {
    throw RxError.timeout
  }
}

private struct SensorLost: ReasonableError {
  let reason = "The sensor on the roof is gone."
}
