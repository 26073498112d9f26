import ContractTesting
import Dispatch
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution07Subjects
import Solution08Combining
import Solution09Flattening
import Solution11Schedulers
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

// Lines from apps that import RxSwift and RxCocoa: they have to compile and work here.
extension `16.8 Alex's screen` {
  private final class ViewModel {
    let query = BehaviorRelay<String>(value: "")
    let chosen = BehaviorRelay<String?>(value: nil)
    let refresh = PublishRelay<Void>()
    private(set) lazy var title: Driver<String> = query.asDriver().map { "Weather in \($0)" }
    private(set) lazy var alert: Signal<String> = refresh.asSignal().map { "Refreshed" }
  }

  @Test func `code written for RxCocoa compiles and works`() {
    let model = ViewModel()
    let (field, label, button, toggle) = (TextField(), Label(), Button(), Switch())
    let bag = DisposeBag()
    var log: [String] = []

    field.rx.text.orEmpty.bind(to: model.query).disposed(by: bag)
    field.rx.text.bind(to: model.chosen).disposed(by: bag)
    model.query.bind(to: field.rx.text).disposed(by: bag)
    model.title.drive(label.rx.text).disposed(by: bag)
    model.title.drive(model.chosen).disposed(by: bag)
    model.alert.emit(onNext: { log.append($0) }).disposed(by: bag)
    model.alert.emit(with: label) { label, text in label.text = text }.disposed(by: bag)
    button.rx.tap.bind(to: model.refresh).disposed(by: bag)
    button.rx.tap.bind { log.append("tap") }.disposed(by: bag)
    button.rx.tap.withUnretained(label).subscribe(onNext: { _, _ in log.append("unretained") })
      .disposed(by: bag)
    toggle.rx.isOn.changed.asSignal().map { !$0 }.emit(to: button.rx.isHidden).disposed(by: bag)
    toggle.rx.isOn.bind(to: button.rx.isEnabled).disposed(by: bag)

    field.type("Oslo")
    button.tap()
    toggle.flip()
    button.tap()

    #expect(
      label.history.prefix(2) == ["Weather in ", "Weather in O"],
      "These are two bindings in a row."
    )
    #expect(log == ["Refreshed", "tap", "unretained"], "With the switch off, nothing is tapped.")
    #expect(label.text == "Refreshed", "The signal was emitted last.")
    #expect(model.chosen.value == "Oslo", "The relay of optionals accepts both, the text last.")
    #expect(!button.isHidden, "The switch is on, so its opposite is false.")
  }

  @Test func `the ways into a driver, and out of it`() async {
    let subject = PublishSubject<Int>()
    let drivers: [Driver<Int>] = [
      subject.asDriver(onErrorJustReturn: 0),
      subject.asDriver(onErrorDriveWith: .empty()),
      subject.asDriver { _ in Driver.just(0) },
      subject.asSharedSequence(onErrorJustReturn: 0),
      Infallible.of(1, 2).asDriver(),
      Observable.of(1, 2).asSingle().asDriver(onErrorJustReturn: 0),
      Driver.of(1, 2).asDriver(),
      .deferred { .from([1, 2]) },
      .from(optional: nil),
    ]
    let sum = Driver.combineLatest(drivers) { $0.reduce(0, +) }
    let both = Driver.combineLatest(drivers[0], Driver.just("a")) { "\($0)\($1)" }
    let flat = drivers[0].flatMap { Signal.just($0) }.asObservable()
    let late = flat.observe(on: MainScheduler.instance)
    _ = drivers[0].debug("degrees")
    for token in [sum.drive(), both.drive(), late.subscribe()] {
      token.dispose()
    }

    var elements: [Int] = []
    for await element in Driver.of(1, 2).values { elements.append(element) }
    #expect(elements == [1, 2], "A driver can be read by `for await`, on the main actor.")
  }
}
