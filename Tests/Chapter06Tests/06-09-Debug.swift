import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution06OneSource
#else
@testable import Chapter06OneSource
#endif

/// Reads what `debug` wrote, without the time, which differs from run to run.
private func text(_ log: Log) -> [String] {
  log.values.map { $0.replacing(#/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{3}: /#, with: "") }
}

// `debug` is given: it is a `do` that writes.
extension `6.9 do` {
  @Test func `debug writes what happens, with the time in front`() {
    let log = Log()
    let source = HandSource<Int>()

    let token = source.debug("forecast", trimOutput: false, write: log.record).subscribe { _ in }
    source.send(.next(1), .completed)
    token.dispose()

    #expect(
      text(log) == [
        "forecast -> subscribed", "forecast -> Event next(1)", "forecast -> Event completed",
        "forecast -> isDisposed",
      ],
      "Subscribed, each event, and disposed, once. It wrote \(log.values)."
    )
    #expect(!log.values.contains { $0.hasPrefix("forecast") }, "Each line begins with the time.")
  }

  @Test func `debug writes that it is disposed before the source is`() {
    let log = Log()
    let source = Observable<Int>
      .create { _ in Disposables.create { log.record("source disposed") } }

    source.debug("forecast", trimOutput: false, write: log.record).subscribe { _ in }.dispose()

    #expect(
      text(log) == ["forecast -> subscribed", "forecast -> isDisposed", "source disposed"],
      "The sink is stopped first, and then what is upstream."
    )
  }

  @Test func `debug writes the last line after an end that comes inside subscribe`() {
    let log = Log()
    let source = Observable<Int>
      .create { observer in
        observer.onError(Storm())
        log.record("subscribe returns")
        return Disposables.create()
      }

    _ = source.debug("forecast", trimOutput: false, write: log.record).subscribe(log.observer())

    #expect(
      text(log) == [
        "forecast -> subscribed", "forecast -> Event error(storm)", "error(storm)",
        "forecast -> isDisposed", "subscribe returns",
      ],
      "The event is written before it is sent, and the disposal right after the observer heard it."
    )
  }

  @Test func `debug trims a long text on request`() {
    let log = Log()
    let long = String(repeating: "a", count: 30) + String(repeating: "z", count: 30)

    _ = Observable.just(long).debug("all", trimOutput: false, write: log.record).subscribe { _ in }
    _ = Observable.just(long).debug("some", trimOutput: true, write: log.record).subscribe { _ in }

    #expect(text(log).contains("all -> Event next(\(long))"), "The whole text.")
    #expect(
      text(log).contains("some -> Event next(aaaaaaaaaaaaaaa...zzzzzzzzzzzzzzzzzzz)"),
      "A text of more than 40 characters keeps its first 20 and its last 20."
    )
  }

  @Test func `debug keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.debug("rules", trimOutput: false, write: { _ in }) }
    expectLetsGoOfItsClosures { source, probe in
      source.debug("rules", trimOutput: false, write: { _ in probe.touch() })
    }
  }
}
