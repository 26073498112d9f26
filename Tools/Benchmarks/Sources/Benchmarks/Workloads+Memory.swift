import Rx

extension Workload {
  /// The bytes that subscriptions keep while they are alive, with the tokens that the subscriber holds.
  static var memory: [Workload] {
    [
      keeping("memory of a plain subscription") { $0 },
      keeping("memory of 6 map and filter") { source in
        (0..<6).reduce(source) { chain, _ in chain.map { $0 }.filter { _ in true } }
      },
    ]
  }

  /// Builds a chain behind the same subject for each subscriber, and keeps all of them.
  private static func keeping(
    _ name: String,
    chain: @escaping (Observable<Int>) -> Observable<Int>
  ) -> Workload {
    Workload(
      name: name,
      unit: "subscriptions",
      size: 1_000,
      quantity: .bytes,
      body: { size, meter in
        let subject = PublishSubject<Int>()
        var sum = 0
        var subscriptions: [Disposable] = []
        subscriptions.reserveCapacity(size)
        meter.measure {
          for _ in 0..<size {
            subscriptions.append(chain(subject).subscribe(onNext: { sum += $0 }))
          }
        }
        subject.onNext(1)
        for subscription in subscriptions { subscription.dispose() }
        return sum
      }
    )
  }
}
