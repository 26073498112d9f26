import Rx
import Testing

/// Code as it is written for RxSwift, which has to compile and run with `import Rx` in its place.
@Suite struct `Code written for RxSwift` {
  private enum Failure: Error { case offline }

  @Test func `a screen with a bag`() {
    final class ViewModel {
      let query = BehaviorRelay<String>(value: "")
      let taps = PublishSubject<Void>()
      private(set) var shown: [String] = []
      private let disposeBag = DisposeBag()

      init(search: @escaping (String) -> Observable<[String]>) {
        Observable.combineLatest(query.asObservable(), taps.startWith(())) { query, _ in query }
          .filter { !$0.isEmpty }
          .distinctUntilChanged()
          .flatMapLatest { query in search(query).catchAndReturn([]) }
          .map { $0.joined(separator: ", ") }
          .subscribe(onNext: { [weak self] text in self?.shown.append(text) })
          .disposed(by: disposeBag)
      }
    }

    let model = ViewModel { query in
      query == "b" ? .error(Failure.offline) : .just([query, query.uppercased()])
    }
    model.query.accept("a")
    model.taps.onNext(())
    model.query.accept("b")
    model.query.accept("c")

    #expect(model.shown == ["a, A", "", "c, C"])
  }

  @Test func `create, do, retry and the four closures`() {
    var attempts = 0
    var log: [String] = []
    let request = Observable<Int>
      .create { observer in
        attempts += 1
        if attempts < 3 {
          observer.onError(Failure.offline)
        } else {
          observer.onNext(attempts)
          observer.onCompleted()
        }
        return Disposables.create { log.append("cancelled") }
      }

    let subscription =
      request
      .do(onError: { _ in log.append("failed") }, onSubscribe: { log.append("asked") })
      .retry(3)
      .subscribe(
        onNext: { log.append("got \($0)") },
        onError: { _ in log.append("gave up") },
        onCompleted: { log.append("done") },
        onDisposed: { log.append("over") }
      )
    subscription.dispose()

    #expect(
      log == [
        "asked", "failed", "cancelled", "asked", "failed", "cancelled", "asked", "got 3", "done",
        "over", "cancelled",
      ]
    )
  }

  @Test func `sequences that are merged, zipped and taken apart`() {
    var result: [String] = []
    let numbers = Observable.from([1, 2, 3, 4])
    let names = Observable.of("a", "b", "c", "d")
    _ = Observable.zip(numbers, names)
      .map { number, name in "\(name)\(number)" }
      .concat(Observable.just("end"))
      .subscribe { event in
        if case .next(let text) = event { result.append(text) }
      }
    _ = Observable.merge(numbers.filter { $0 % 2 == 0 }, Observable.empty())
      .scan(0, accumulator: +)
      .takeLast(1)
      .withLatestFrom(names.take(1)) { "\($1)\($0)" }
      .subscribe(onNext: { result.append($0) })
    _ = numbers.groupBy { $0 % 2 == 0 ? "even" : "odd" }
      .flatMap { group in group.toArray().asObservable().map { "\(group.key) \($0)" } }
      .subscribe(onNext: { result.append($0) })

    #expect(result.prefix(5) == ["a1", "b2", "c3", "d4", "end"])
    #expect(result.dropFirst(5).first == "a6")
    #expect(result.suffix(2).sorted() == ["even [2, 4]", "odd [1, 3]"])
  }
}
