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

  @Test func `an observer is not kept`() {
    let lifetimes = Lifetimes()
    var probe: Lifetimes.Probe? = lifetimes.probe()

    let just = Observable.just(1).subscribe { [probe] _ in probe?.touch() }
    let never = Observable<Int>.never().subscribe { [probe] _ in probe?.touch() }
    probe = nil

    #expect(
      lifetimes.alive == 0,
      "The first has sent all that it has, and the second never sends: neither needs its observer."
    )
    just.dispose()
    never.dispose()
  }
}
