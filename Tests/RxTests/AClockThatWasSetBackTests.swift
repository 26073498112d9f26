import Foundation
import Rx
import Testing

/// The clock of a phone may be set back while a sequence waits.
@Suite struct `A clock that was set back` {
  @Test func `throttle without the latest is deaf for its window, and no longer`() {
    let clock = SettableClock()
    let taps = PublishSubject<Int>()
    var heard: [Int] = []
    let token = taps.throttle(.seconds(10), latest: false, scheduler: clock)
      .subscribe(onNext: { heard.append($0) })
    clock.now = Date(timeIntervalSince1970: 3_600)
    taps.onNext(1)
    clock.now = Date(timeIntervalSince1970: 0)
    taps.onNext(2)
    clock.now = Date(timeIntervalSince1970: 10)
    taps.onNext(3)

    #expect(
      heard == [1, 3],
      """
      The clock was set back by an hour, and 2 came. Ten seconds after that 3 came, and the window takes \
      no longer than ten.
      """
    )
    token.dispose()
  }
}

/// A clock that is set by hand, and on which no work is ever due.
private final class SettableClock: SchedulerType {
  var now = Date(timeIntervalSince1970: 0)

  func schedule<Given>(_ given: Given, action: @escaping (Given) -> Disposable) -> Disposable {
    Disposables.create()
  }

  func scheduleRelative<Given>(
    _ given: Given,
    dueTime: RxTimeInterval,
    action: @escaping (Given) -> Disposable
  ) -> Disposable {
    Disposables.create()
  }
}
