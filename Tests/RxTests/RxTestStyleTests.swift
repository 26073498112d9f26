import Rx
import XCTest

/// Tests as they are written for RxTest and XCTest, with `import Rx` in place of the three imports.
///
/// XCTest's own `XCTAssertEqual` compares what is recorded: events are equatable. What needs RxTest's
/// helpers of XCTest, such as `XCTAssertRecordedElements`, has to be written out.
final class RxTestStyleTests: XCTestCase {
  private var scheduler = TestScheduler(initialClock: 0)
  private var disposeBag = DisposeBag()

  func testDebounce() {
    let text = scheduler.createHotObservable([
      .next(210, "r"), .next(212, "ro"), .next(220, "rom"), .completed(230),
    ])

    let result = scheduler.start { text.debounce(.seconds(5), scheduler: self.scheduler) }

    XCTAssertEqual(result.events, [.next(217, "ro"), .next(225, "rom"), .completed(230)])
    XCTAssertEqual(text.subscriptions, [Subscription(200, 230)])
  }

  func testViewModel() {
    let observer = scheduler.createObserver(Int.self)
    let taps = scheduler.createColdObservable([.next(10, ()), .next(20, ())])

    taps.scan(0) { count, _ in count + 1 }.bind(to: observer).disposed(by: disposeBag)
    scheduler.start()

    XCTAssertEqual(observer.events, Recorded.events(.next(10, 1), .next(20, 2)))
  }

  func testBlocking() throws {
    let numbers = Observable.of(1, 2, 3).observe(on: MainScheduler.instance)

    XCTAssertEqual(try numbers.toBlocking(timeout: 5).toArray(), [1, 2, 3])
    XCTAssertThrowsError(try Observable<Int>.empty().toBlocking().single())
  }

  /// XCTest runs this on the main thread: what arrives there has to arrive while it waits.
  func testDriverOnTheMainThread() throws {
    let worker = ConcurrentDispatchQueueScheduler(qos: .userInitiated)
    let driver = Observable.of(1, 2).observe(on: worker).asDriver(onErrorJustReturn: 0)

    XCTAssertEqual(try driver.toBlocking(timeout: 5).toArray(), [1, 2])
  }
}
