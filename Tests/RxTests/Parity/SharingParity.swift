import Rx
import Testing

/// The symbols of RxSwift's sharing, its subjects, and RxRelay's relays, each in use.
@Suite struct `Parity: sharing, subjects and relays` {
  private let source: Observable<Int> = .of(1, 2, 3)

  @Test func `sharing`() {
    let connectables: [ConnectableObservable<Int>] = [
      source.publish(), source.replay(1), source.replayAll(),
      source.multicast(PublishSubject()), source.multicast(makeSubject: { PublishSubject() }),
    ]
    let selected: Observable<Int> = source.multicast({ PublishSubject<Int>() }) { $0.map { $0 } }
    func count<Source: ConnectableObservableType>(_ source: Source) -> Observable<Source.Element> {
      source.connect().dispose()
      return source.refCount()
    }
    let shared =
      connectables.map(count) + [
        selected, source.share(), source.share(replay: 1),
        source.share(replay: 1, scope: SubjectLifetimeScope.forever),
        source.share(scope: .whileConnected),
      ]
    #expect(shared.count == 10)
  }

  @Test func `subjects`() throws {
    let published = PublishSubject<Int>()
    let behavior = BehaviorSubject(value: 1)
    let replay = ReplaySubject<Int>.create(bufferSize: 1)
    let unbounded = ReplaySubject<Int>.createUnbounded()
    let async = AsyncSubject<Int>()
    func tell<Subject: SubjectType>(_ subject: Subject, _ element: Subject.Observer.Element) {
      subject.asObserver().onNext(element)
      subject.asObserver().onCompleted()
    }
    #expect(try behavior.value() == 1)
    let has = [
      published.hasObservers, behavior.hasObservers, replay.hasObservers, unbounded.hasObservers,
      async.hasObservers,
    ]
    #expect(!has.contains(true))
    tell(published, 2)
    tell(behavior, 2)
    tell(replay, 2)
    tell(unbounded, 2)
    tell(async, 2)
    published.dispose()
    behavior.dispose()
    replay.dispose()
    #expect(published.isDisposed && behavior.isDisposed)
  }

  @Test func `relays`() {
    let published = PublishRelay<Int>()
    let behavior = BehaviorRelay(value: 1)
    let replay = ReplayRelay<Int>.create(bufferSize: 1)
    let unbound = ReplayRelay<Int>.createUnbound()
    published.accept(2)
    behavior.accept(2)
    replay.accept(2)
    unbound.accept(2)
    #expect(behavior.value == 2)
    let _: [Observable<Int>] = [
      published.asObservable(), behavior.asObservable(), replay.asObservable(),
    ]
    let _: [Infallible<Int>] = [
      published.asInfallible(), behavior.asInfallible(), replay.asInfallible(),
    ]
    let optional = PublishRelay<Int?>()
    let state = BehaviorRelay<Int?>(value: nil)
    let memory = ReplayRelay<Int?>.create(bufferSize: 1)
    let bag = DisposeBag()
    bag.insert(
      source.bind(to: published),
      source.bind(to: optional),
      source.bind(to: behavior),
      source.bind(to: state),
      source.bind(to: replay),
      source.bind(to: memory),
      source.bind(to: published, published)
    )
    #expect(state.value == 3)
  }
}
