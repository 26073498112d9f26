import Rx
import Testing

/// The symbols of RxTest and RxBlocking, each in use.
@Suite struct `Parity: RxTest and RxBlocking` {
  private struct Failure: Error {}

  @Test func `RxTest`() {
    let scheduler = TestScheduler(initialClock: 0)
    _ = TestScheduler(initialClock: 0, resolution: 0.1, simulateProcessingDelay: false)
    let hot: TestableObservable<Int> = scheduler.createHotObservable([
      .next(210, 1), .next(220, 2), .completed(230),
    ])
    let cold = scheduler.createColdObservable([.next(10, "a"), .error(20, Failure())])
    let observer: TestableObserver<String> = scheduler.createObserver(String.self)
    scheduler.scheduleAt(205) { _ = cold.subscribe(observer) }
    let result = scheduler.start { hot.map { $0 * 10 } }
    #expect(result.events == [.next(210, 10), .next(220, 20), .completed(230)])
    #expect(observer.events == [.next(215, "a"), .error(225, Failure())])
    #expect(hot.subscriptions == [Subscription(200, 230)])
    #expect(cold.subscriptions == [Subscription(205)])
    #expect(hot.recordedEvents.count == 3)
    #expect(result.events == Recorded.events(.next(210, 10), .next(220, 20), .completed(230)))
    #expect(Recorded.events([Recorded.next(1, 1)]) == [Recorded(time: 1, value: .next(1))])
    let ticks = [
      TestScheduler.Defaults.created, TestScheduler.Defaults.subscribed,
      TestScheduler.Defaults.disposed,
    ]
    #expect(ticks == [100, 200, 1000])
    let _: TestTime = 1
    let _: TestSchedulerVirtualTimeConverter.Type = TestSchedulerVirtualTimeConverter.self

    let forms = TestScheduler(initialClock: 0)
    _ = forms.start(disposed: 300) { Observable.just(1) }
    _ = TestScheduler(initialClock: 0)
      .start(created: 1, subscribed: 2, disposed: 3) { Observable.just(1) }
  }

  @Test func `equality`() {
    #expect(Event.next(1) == Event.next(1))
    #expect(MaybeEvent<Int>.success(1) == .success(1))
    #expect(MaybeEvent<Int>.error(Failure()) == .error(Failure()))
    #expect(CompletableEvent.completed != .error(Failure()))
  }

  @Test func `RxBlocking`() throws {
    let blocking: BlockingObservable<Int> = Observable.of(1, 2).toBlocking()
    #expect(try blocking.toArray() == [1, 2])
    #expect(try blocking.first() == 1)
    #expect(try blocking.last() == 2)
    #expect(try blocking.single { $0 > 1 } == 2)
    #expect(try Observable.just(1).toBlocking(timeout: 1).single() == 1)
    let result: MaterializedSequenceResult<Int> = blocking.materialize()
    switch result {
    case .completed(let elements): #expect(elements == [1, 2])
    case .failed(let elements, let error): Issue.record("\(elements), \(error)")
    }
  }
}
