import Rx
import Testing

/// The symbols of RxSwift's disposables, each in use.
@Suite struct `Parity: disposables` {
  @Test func `factories`() {
    let one: Disposable = Disposables.create()
    let two: Cancelable = Disposables.create { one.dispose() }
    let three: Cancelable = Disposables.create(one, two)
    let four: Cancelable = Disposables.create(one, two, three)
    let five: Cancelable = Disposables.create(one, two, three, four)
    let six: Cancelable = Disposables.create([one, two, three, four, five])
    six.dispose()
    #expect(two.isDisposed && six.isDisposed)
  }

  @Test func `bags`() {
    let log = BooleanDisposable()
    var bag: DisposeBag? = DisposeBag()
    bag?.insert(log)
    bag?.insert(Disposables.create(), Disposables.create())
    bag?.insert([Disposables.create()])
    bag?.insert { Disposables.create() }
    if let bag { Disposables.create().disposed(by: bag) }
    bag = nil
    #expect(log.isDisposed)

    let another = BooleanDisposable(isDisposed: false)
    _ = DisposeBag(disposing: another, Disposables.create())
    #expect(another.isDisposed)
    _ = DisposeBag(disposing: [another])
    _ = DisposeBag {
      another
      Disposables.create()
    }
  }

  @Test func `containers`() {
    let composite = CompositeDisposable()
    let key: CompositeDisposable.DisposeKey? = composite.insert(Disposables.create())
    if let key { composite.remove(for: key) }
    #expect(composite.count == 0 && !composite.isDisposed)
    let one = Disposables.create()
    _ = CompositeDisposable(one, one)
    _ = CompositeDisposable(one, one, one)
    _ = CompositeDisposable(one, one, one, one, one)
    _ = CompositeDisposable(disposables: [one])

    let serial = SerialDisposable()
    serial.disposable = one
    serial.disposable.dispose()
    serial.dispose()
    #expect(serial.isDisposed)

    let single = SingleAssignmentDisposable()
    single.setDisposable(one)
    single.dispose()
    #expect(single.isDisposed)

    let counted = RefCountDisposable(disposable: one)
    counted.retain().dispose()
    counted.dispose()
    #expect(counted.isDisposed)

    let scheduled = ScheduledDisposable(
      scheduler: CurrentThreadScheduler.instance,
      disposable: one
    )
    _ = scheduled.scheduler
    scheduled.dispose()
    #expect(scheduled.isDisposed)
  }
}
