import Rx

extension Workload {
  /// Chains of operators behind `create`.
  static var chains: [Workload] {
    pair("6 map and filter") { source in
      repeated(6, source) { $0.map { $0 }.filter { _ in true } }
    }
      + pair("5 flatMap") { source in
        repeated(5, source) { $0.flatMap { Observable.just($0) } }
      }
      + pair("5 flatMapLatest") { source in
        repeated(5, source) { $0.flatMapLatest { Observable.just($0) } }
      }
      + pair("6 combineLatest") { source in
        repeated(6, source) { Observable.combineLatest(Observable.just(1), $0) { $1 } }
      }
  }

  /// The chain of map and filter once more, as a `Driver`; all of it happens on the main thread.
  static var drivers: [Workload] {
    [
      Workload(
        name: "6 map and filter on a Driver: elements",
        unit: "elements",
        size: 100_000
      ) { size, meter in
        let driver = drivenChain(behind: ones(size))
        var sum = 0
        meter.measure { driver.drive(onNext: { sum += $0 }).dispose() }
        return sum
      },
      Workload(
        name: "6 map and filter on a Driver: building",
        unit: "chains",
        size: 10_000
      ) { size, meter in
        var sum = 0
        meter.measure {
          for _ in 0..<size {
            drivenChain(behind: ones(1)).drive(onNext: { sum += $0 }).dispose()
          }
        }
        return sum
      },
    ]
  }

  /// Two rows about a chain: what an element costs in it, and what it costs to build it, send one
  /// element through, and take it down.
  private static func pair(
    _ name: String,
    of chain: @escaping (Observable<Int>) -> Observable<Int>
  ) -> [Workload] {
    [
      Workload(
        name: "\(name): elements",
        unit: "elements",
        size: 100_000
      ) { size, meter in
        let results = chain(ones(size))
        var sum = 0
        meter.measure { results.subscribe(onNext: { sum += $0 }).dispose() }
        return sum
      },
      Workload(
        name: "\(name): building",
        unit: "chains",
        size: 10_000
      ) { size, meter in
        var sum = 0
        meter.measure {
          for _ in 0..<size {
            chain(ones(1)).subscribe(onNext: { sum += $0 }).dispose()
          }
        }
        return sum
      },
    ]
  }

  private static func drivenChain(behind source: Observable<Int>) -> Driver<Int> {
    repeated(6, source.asDriver(onErrorJustReturn: 0)) { $0.map { $0 }.filter { _ in true } }
  }

  private static func repeated<Sequence>(
    _ count: Int,
    _ source: Sequence,
    _ extend: (Sequence) -> Sequence
  ) -> Sequence {
    (0..<count).reduce(source) { chain, _ in extend(chain) }
  }

  /// Sends the number 1 so many times to whoever subscribes, and does not end.
  private static func ones(_ count: Int) -> Observable<Int> {
    .create { observer in
      for _ in 0..<count { observer.on(.next(1)) }
      return Disposables.create()
    }
  }
}
