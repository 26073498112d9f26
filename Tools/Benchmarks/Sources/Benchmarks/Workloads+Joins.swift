import Rx

extension Workload {
  /// Two subjects that become one sequence.
  static var joins: [Workload] {
    [
      alternating("zip of 2 subjects: elements", arrivals: { $0 / 2 }) {
        Observable.zip($0, $1) { $1 }
      },
      alternating("combineLatest of 2 subjects: elements", arrivals: { $0 - 1 }) {
        Observable.combineLatest($0, $1) { $1 }
      },
      alternating("withLatestFrom: elements", arrivals: { $0 / 2 - 1 }) {
        $0.withLatestFrom($1)
      },
      alternating("merge of 2 subjects: elements", arrivals: { $0 }) { Observable.merge($0, $1) },
    ]
  }

  /// `share(replay: 1)` before one subscriber, and before many.
  static var sharing: [Workload] {
    [
      Workload(
        name: "share(replay: 1), 1 subscriber: elements",
        unit: "elements",
        size: 100_000
      ) { size, meter in
        share(among: 1, elements: size, meter)
      },
      Workload(
        name: "share(replay: 1), 1,000 subscribers",
        unit: "deliveries",
        size: 1_000_000
      ) { size, meter in
        share(among: 1_000, elements: size / 1_000, meter)
      },
    ]
  }

  /// Sends the number 1 to two subjects, in turns.
  private static func alternating(
    _ name: String,
    arrivals: @escaping (Int) -> Int,
    join: @escaping (Observable<Int>, Observable<Int>) -> Observable<Int>
  ) -> Workload {
    Workload(
      name: name,
      unit: "elements",
      size: 100_000,
      arrivals: arrivals,
      body: { size, meter in
        let first = PublishSubject<Int>()
        let second = PublishSubject<Int>()
        var sum = 0
        let subscription = join(first, second).subscribe(onNext: { sum += $0 })
        meter.measure {
          for _ in 0..<size / 2 {
            first.onNext(1)
            second.onNext(1)
          }
        }
        subscription.dispose()
        return sum
      }
    )
  }

  /// Returns how many elements have arrived, at all subscribers together.
  private static func share(among subscribers: Int, elements: Int, _ meter: Meter) -> Int {
    let subject = PublishSubject<Int>()
    let shared = subject.share(replay: 1)
    var sum = 0
    let bag = DisposeBag()
    for _ in 0..<subscribers {
      shared.subscribe(onNext: { sum += $0 }).disposed(by: bag)
    }
    meter.measure {
      for _ in 0..<elements { subject.onNext(1) }
    }
    return sum
  }
}
