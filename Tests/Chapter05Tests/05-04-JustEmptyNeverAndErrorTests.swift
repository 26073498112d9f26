import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// One of these sequences, by its name.
private struct Sample: CustomTestStringConvertible, Sendable {
  let testDescription: String
  let make: @Sendable () -> Observable<Int>
  let sent: [String]

  static let all = [
    Sample(testDescription: "just(7)", make: { .just(7) }, sent: ["next(7)", "completed"]),
    Sample(testDescription: "empty()", make: { .empty() }, sent: ["completed"]),
    Sample(testDescription: "error(Storm())", make: { .error(Storm()) }, sent: ["error(storm)"]),
    Sample(testDescription: "never()", make: { .never() }, sent: []),
  ]
}

@Suite struct `5.4 just, empty, never and error` {
  @Test func `just sends its element and the end inside subscribe`() {
    let log = Log()

    _ = Observable.just(7).subscribe(log.observer())

    #expect(
      log.values == ["next(7)", "completed"],
      "One element, then the end, before `subscribe` has returned."
    )
  }

  @Test func `just waits for nobody, even while the trampoline is running`() {
    let log = Log()
    let heard = Trampoline.current.run {
      _ = Observable.just(7).subscribe(log.observer())
      return log.values
    }

    #expect(
      heard == ["next(7)", "completed"],
      "Somebody subscribed in the middle of other work, and `subscribe` has returned too soon."
    )
  }

  @Test(arguments: Sample.all)
  fileprivate func `none of them waits for others`(_ sample: Sample) {
    let log = Log()
    let heard = Trampoline.current.run {
      _ = sample.make().subscribe(log.observer())
      return log.values
    }

    #expect(
      heard == sample.sent,
      """
      Somebody subscribed to `\(sample.testDescription)` in the middle of other work, and had heard \
      \(heard.isEmpty ? "nothing" : heard.joined(separator: ", ")) when `subscribe` returned.
      """
    )
  }

  @Test(arguments: Sample.all)
  fileprivate func `none of them builds a sink`(_ sample: Sample) {
    let sequence = sample.make()
    let trace = Trace.of { _ = sequence.subscribe(Log().observer()) }

    let births = trace.lines.filter { $0.contains(" is born") }
    #expect(
      births.isEmpty,
      """
      When somebody subscribed to `\(sample.testDescription)`, this happened: \
      \(births.joined(separator: "; ")). It is over before anybody holds a token, so there is no state \
      to keep, and nothing to stop.
      """
    )
  }

  @Test func `just sends to each subscriber anew`() {
    let log = Log()
    let seven = Observable.just(7)

    _ = seven.subscribe(log.observer())
    _ = seven.subscribe(log.observer())

    #expect(
      log.values == ["next(7)", "completed", "next(7)", "completed"],
      "An observable is not used up: every subscriber gets all of it."
    )
  }

  @Test func `empty sends only the end`() {
    let log = Log()

    _ = Observable<Int>.empty().subscribe(log.observer())

    #expect(log.values == ["completed"], "A sequence without elements still has an end.")
  }

  @Test func `error sends only the error`() {
    let log = Log()

    _ = Observable<Int>.error(Storm()).subscribe(log.observer())

    #expect(log.values == ["error(storm)"], "The error is the end; `completed` must not follow.")
  }

  @Test func `never stays silent`() {
    let log = Log()

    let token = Observable<Int>.never().subscribe(log.observer())
    token.dispose()

    #expect(log.values.isEmpty, "`never` sends nothing, not even an end.")
  }

  @Test func `from(optional:) is just or empty`() {
    let log = Log()

    _ = Observable.from(optional: 7).subscribe(log.observer())
    _ = Observable<Int>.from(optional: nil).subscribe(log.observer())

    #expect(
      log.values == ["next(7)", "completed", "completed"],
      "An optional is a sequence of one element or none."
    )
  }

  @Test(arguments: Sample.all)
  fileprivate func `an observer is not kept`(_ sample: Sample) {
    let (lifetimes, sequence) = (Lifetimes(), sample.make())

    let token = sequence.subscribe(
      AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }
    )

    #expect(
      lifetimes.alive == 0,
      """
      `\(sample.testDescription)` has sent all that it will ever send, and its observer is still in \
      memory: whoever keeps the token or the sequence keeps it, too.
      """
    )
    token.dispose()
  }
}
