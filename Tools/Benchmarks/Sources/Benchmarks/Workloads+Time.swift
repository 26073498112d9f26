import Dispatch
import Rx

extension Workload {
  /// Another thread, and virtual time.
  static var time: [Workload] {
    [
      Workload(
        name: "observe(on:) a serial queue: elements",
        unit: "elements",
        size: 100_000
      ) { size, meter in
        let scheduler = SerialDispatchQueueScheduler(internalSerialQueueName: "benchmarks")
        let subject = PublishSubject<Int>()
        let completed = DispatchSemaphore(value: 0)
        var sum = 0
        let subscription = subject.observe(on: scheduler)
          .subscribe(onNext: { sum += $0 }, onCompleted: { completed.signal() })
        meter.measure {
          for _ in 0..<size { subject.onNext(1) }
          subject.onCompleted()
          completed.wait()
        }
        subscription.dispose()
        return sum
      },
      Workload(
        name: "timers in virtual time",
        unit: "timers",
        size: 100_000
      ) { size, meter in
        let scheduler = TestScheduler(initialClock: 0)
        let bag = DisposeBag()
        var rung = 0
        meter.measure {
          for number in 0..<size {
            // A step that has no divisor in common with the sizes: each tick once, in no order.
            let due = number * 7_919 % size + 1
            Observable<Int>.timer(.seconds(due), scheduler: scheduler)
              .subscribe(onNext: { _ in rung += 1 })
              .disposed(by: bag)
          }
          scheduler.start()
        }
        return rung
      },
      Workload(
        name: "debounce in virtual time: elements",
        unit: "elements",
        size: 100_000,
        arrivals: { $0 / 10 },
        body: { size, meter in
          let scheduler = TestScheduler(initialClock: 0)
          let subject = PublishSubject<Int>()
          var sum = 0
          let subscription = subject.debounce(.seconds(5), scheduler: scheduler)
            .subscribe(onNext: { sum += $0 })
          meter.measure {
            for number in 1...size {
              // Ten in a row, a tick apart; in the pause behind them the last of them gets through.
              subject.onNext(1)
              let pause = number.isMultiple(of: 10) ? 10 : 1
              scheduler.advanceTo(scheduler.clock + pause)
            }
          }
          subscription.dispose()
          return sum
        }
      ),
    ]
  }
}
