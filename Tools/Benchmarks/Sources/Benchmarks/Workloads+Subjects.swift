import Rx

extension Workload {
  /// Subjects, and operators that stand directly behind one.
  static var subjects: [Workload] {
    [
      sending("PublishSubject, 1 subscriber: elements", size: 1_000_000, into: PublishSubject.init),
      sending(
        "PublishSubject, 2 subscribers: elements",
        size: 1_000_000,
        into: PublishSubject.init,
        subscribers: 2
      ),
      lifeOfSubject,
      sending("BehaviorSubject: elements", into: { BehaviorSubject(value: 0) }, past: 1),
      sending("ReplaySubject of 10: elements", into: { ReplaySubject.create(bufferSize: 10) }),
      sending("take: elements", into: PublishSubject.init) { $0.take(.max) },
      sending("scan: elements", into: PublishSubject.init) { $0.scan(0) { _, new in new } },
      sending("distinctUntilChanged: elements", into: PublishSubject.init) {
        $0.distinctUntilChanged()
      },
    ]
  }

  /// One subject with ever more observers; a unit must not cost more because there are many.
  static var observers: [Workload] {
    [
      Workload(
        name: "many observers: subscribing",
        unit: "observers",
        size: 100_000
      ) { size, meter in
        let crowd = Crowd(size)
        meter.measure { crowd.subscribe() }
        return crowd.hear()
      },
      Workload(
        name: "many observers: delivering 1 element",
        unit: "observers",
        size: 100_000
      ) { size, meter in
        let crowd = Crowd(size)
        crowd.subscribe()
        meter.measure { crowd.hear() }
        return crowd.heard
      },
      Workload(
        name: "many observers: disposing",
        unit: "observers",
        size: 100_000
      ) { size, meter in
        let crowd = Crowd(size)
        crowd.subscribe()
        crowd.hear()
        meter.measure { crowd.leave() }
        return crowd.hear()
      },
    ]
  }

  /// Sends numbers into a subject; the chain has to let all of them through.
  ///
  /// - Parameters:
  ///   - name: The name of the row.
  ///   - size: How many numbers.
  ///   - makeSubject: Makes the subject.
  ///   - past: How many elements each subscriber is told at first.
  ///   - subscribers: How many subscribe to the chain.
  ///   - chain: What stands between the subject and them.
  /// - Returns: The workload.
  private static func sending<Subject: SubjectType>(
    _ name: String,
    size: Int = 100_000,
    into makeSubject: @escaping () -> Subject,
    past: Int = 0,
    subscribers: Int = 1,
    chain: @escaping (Observable<Int>) -> Observable<Int> = { $0 }
  ) -> Workload where Subject.Element == Int, Subject.Observer.Element == Int {
    Workload(
      name: name,
      unit: "elements",
      size: size,
      arrivals: { (past + $0) * subscribers },
      body: { size, meter in
        let subject = makeSubject()
        let observer = subject.asObserver()
        let results = chain(subject.asObservable())
        var arrived = 0
        let bag = DisposeBag()
        for _ in 0..<subscribers {
          results.subscribe(onNext: { _ in arrived += 1 }).disposed(by: bag)
        }
        meter.measure {
          for number in 0..<size { observer.onNext(number) }
        }
        return arrived
      }
    )
  }

  private static var lifeOfSubject: Workload {
    Workload(
      name: "PublishSubject: made, used once, disposed",
      unit: "subjects",
      size: 100_000
    ) { size, meter in
      var sum = 0
      meter.measure {
        for _ in 0..<size {
          let subject = PublishSubject<Int>()
          let subscription = subject.subscribe(onNext: { sum += $0 })
          subject.onNext(1)
          subscription.dispose()
        }
      }
      return sum
    }
  }
}

/// The observers of one subject.
private final class Crowd {
  private(set) var heard = 0

  private let size: Int
  private let subject = PublishSubject<Int>()
  private var subscriptions: [Disposable] = []

  init(_ size: Int) {
    self.size = size
    subscriptions.reserveCapacity(size)
  }

  func subscribe() {
    for _ in 0..<size {
      subscriptions.append(subject.subscribe(onNext: { [unowned self] in heard += $0 }))
    }
  }

  /// Tells all who are subscribed one element, and returns how many have heard any so far.
  @discardableResult
  func hear() -> Int {
    subject.onNext(1)
    return heard
  }

  func leave() {
    for subscription in subscriptions { subscription.dispose() }
  }
}
