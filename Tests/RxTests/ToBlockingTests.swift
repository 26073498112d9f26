import Dispatch
import Rx
import Testing
import WorkbookTesting

/// Calls that wait for a sequence, as RxBlocking has them.
@Suite struct `toBlocking` {
  private enum Failure: Error, Equatable { case offline, odd }

  @Test func `toArray waits for the end`() throws {
    let background = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let numbers = Observable.of(1, 2, 3).observe(on: background).map { $0 * 10 }

    #expect(
      try numbers.toBlocking(timeout: 5).toArray() == [10, 20, 30],
      "What is sent on another thread has to arrive, in order."
    )
    #expect(try Observable<Int>.empty().toBlocking(timeout: 5).toArray() == [])
  }

  @Test func `first does not wait for more, and disposes`() throws {
    var isDisposed = false
    let endless = Observable.repeatElement(7).do(onDispose: { isDisposed = true })

    #expect(try endless.toBlocking(timeout: 5).first() == 7)
    #expect(isDisposed, "The subscription went on after the call had its element.")
    #expect(try Observable<Int>.empty().toBlocking(timeout: 5).first() == nil)
  }

  @Test func `last is the element before the end`() throws {
    #expect(try Observable.of(1, 2, 3).toBlocking(timeout: 5).last() == 3)
    #expect(try Observable<Int>.empty().toBlocking(timeout: 5).last() == nil)
  }

  @Test func `single wants exactly one element`() throws {
    #expect(try Observable.just(1).toBlocking(timeout: 5).single() == 1)
    #expect(try Observable.of(1, 2, 3).toBlocking(timeout: 5).single { $0 > 2 } == 3)
    #expect {
      try Observable<Int>.empty().toBlocking(timeout: 5).single()
    } throws: {
      if case RxError.noElements = $0 { true } else { false }
    }
    #expect {
      try Observable.repeatElement(1).toBlocking(timeout: 5).single()
    } throws: {
      if case RxError.moreThanOneElement = $0 { true } else { false }
    }
    #expect(throws: Failure.odd) {
      try Observable.just(1).toBlocking(timeout: 5).single { _ in throw Failure.odd }
    }
  }

  @Test func `an error is thrown, and materialize keeps what came before it`() {
    let failing = Observable.of(1, 2).concat(Observable.error(Failure.offline))

    #expect(throws: Failure.offline) { try failing.toBlocking(timeout: 5).toArray() }
    switch failing.toBlocking(timeout: 5).materialize() {
    case .completed: Issue.record("A failed sequence was said to have completed.")
    case .failed(let elements, let error):
      #expect(elements == [1, 2])
      #expect(error as? Failure == .offline)
    }
  }

  @Test func `a silent sequence is given up after the timeout`() {
    var isDisposed = false
    let silent = Observable<Int>.never().startWith(1).do(onDispose: { isDisposed = true })

    switch silent.toBlocking(timeout: 0.05).materialize() {
    case .completed: Issue.record("A sequence that never ends was said to have completed.")
    case .failed(let elements, let error):
      #expect(elements == [1])
      #expect((error as? RxError).map { "\($0)" } == "\(RxError.timeout)")
    }
    #expect(isDisposed, "A sequence that is given up has to be disposed.")
  }

  @Test func `what is sent on the main queue arrives`() throws {
    let driver = Driver.of(1, 2, 3)

    #expect(try driver.toBlocking(timeout: 5).toArray() == [1, 2, 3])
    #expect(try Single.just(4).toBlocking(timeout: 5).single() == 4)
    #expect(try Completable.empty().toBlocking(timeout: 5).first() == nil)
  }

  @Test func `nothing is kept`() throws {
    let lifetimes = Lifetimes()
    for _ in 1...10 {
      let probe = lifetimes.probe()
      let source = Observable<Int>
        .create { observer in
          probe.touch()
          observer.onNext(1)
          return Disposables.create { probe.touch() }
        }
      _ = try source.toBlocking(timeout: 5).first()
      _ = source.toBlocking(timeout: 0).materialize()
    }
    #expect(lifetimes.alive == 0, "A call that has returned must not keep its source.")
  }
}
