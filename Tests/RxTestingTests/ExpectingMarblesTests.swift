import Dispatch
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Solution12VirtualTime
import Testing

@Suite struct `Expecting marbles` {
  @Test func `one source`() {
    expectMarbles(
      source: "--1--2--3--|",
      operator: { $0.filter { $0 != 2 } },
      result: "--1-----3--|",
      subscriptions: ["^----------!"]
    )
  }

  @Test func `elements that are more than one character wide`() {
    expectMarbles(
      source: "--1--2--3--|",
      operator: { $0.map { $0 * 10 } },
      result: "--10-20-30-|",
      values: ["10": 10, "20": 20, "30": 30]
    )
  }

  @Test func `an error`() {
    expectMarbles(source: "--1--#", operator: { $0.take(3) }, result: "--1--#")
  }

  @Test func `an error of the operator's own`() {
    expectMarbles(
      source: "--1--2--|",
      operator: { $0.map { if $0 == 2 { throw RxError.timeout } else { $0 } } },
      result: "--1--#",
      subscriptions: ["^----!"],
      values: ["#": RxError.timeout]
    )
  }

  @Test func `a hot source that was there before`() {
    expectMarbles(
      source: "-1-^-2--3--|",
      operator: { $0.take(1) },
      result: "-----(2|)",
      subscriptions: ["   ^-!"]
    )
  }

  @Test func `a test that disposes`() {
    expectMarbles(
      source: "--1--2--!-3-|",
      operator: { $0.map { $0 } },
      result: "--1--2-",
      subscriptions: ["^-------!"]
    )
  }

  @Test func `texts`() {
    expectMarbles(
      source: "-a-b-|",
      of: String.self,
      operator: { $0.map { $0.uppercased() } },
      result: "-A-B-|"
    )
  }

  @Test func `sources by their names, subscribed to one after the other`() {
    expectMarbles(
      sources: ["a": "-1-2-|", "b": "     -3-|", "c": "-4"],
      operator: { sources in
        Observable<Int>
          .create { observer in
            let second = SerialDisposable()
            let first = sources.a.subscribe { event in
              if event.isStopEvent {
                second.disposable = sources.b.subscribe(observer)
              } else {
                observer.on(event)
              }
            }
            return Disposables.create(first, second)
          }
      },
      result: "-1-2--3-|",
      subscriptions: ["a": "^----!", "b": "     ^--!", "c": ""]
    )
  }

  @Test func `an operator that needs the clock`() {
    expectMarbles(
      source: "-1",
      operator: { Observable.of(7, 8, scheduler: $0.scheduler) },
      result: "-78|"
    )
  }

  @Test func `a sequence that never ends does not hang the test`() {
    expectMarbles(
      source: "-",
      operator: { sources in
        Observable<Int>
          .create { observer in
            sources.scheduler
              .schedulePeriodic(0, startAfter: .seconds(700), period: .seconds(1_000)) { count in
                observer.onNext(count)
                return count + 1
              }
          }
          .filter { _ in false }
      },
      result: "-----"
    )
  }
}
