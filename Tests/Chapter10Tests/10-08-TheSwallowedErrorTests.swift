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

  @Test func `an error without a reason is shown, too`() {
    banner.watch(source)
    source.onError(Storm())

    #expect(
      banner.text == "Something went wrong: Storm",
      """
      This error has no reason of its own, and the user still has to see that something went wrong, \
      and what. The banner says \(banner.text.map { "“\($0)”" } ?? "nothing").
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

  private func failure() throws -> Int {
    throw RxError.timeout
  }
}

private struct SensorLost: ReasonableError {
  let reason = "The sensor on the roof is gone."
}
