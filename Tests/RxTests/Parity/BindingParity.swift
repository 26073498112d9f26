import Foundation
import Rx
import Testing

/// The symbols of RxCocoa's binding and of its control traits, each in use.
@Suite struct `Parity: binding and controls` {
  private final class Owner: NSObject { var text = "" }
  private final class Plain: ReactiveCompatible { var text = "" }

  @Test func `binders, and binding to them`() {
    let now = CurrentThreadScheduler.instance
    let owner = Owner()
    let source: Observable<String> = .just("a")
    let binder = Binder(owner, scheduler: now) { owner, text in owner.text += text }
    let optional = Binder<String?>(owner, scheduler: now) { owner, text in owner.text += text ?? ""
    }
    _ = Binder(owner) { (_: Owner, _: String) in }
    let bag = DisposeBag()
    bag.insert(
      source.bind(to: binder),
      source.bind(to: binder, binder),
      source.bind(to: optional),
      source.bind { text in owner.text += text },
      source.bind(onNext: { owner.text += $0 }),
      source.bind(with: owner, onNext: { owner, text in owner.text += text }),
      source.bind(to: { $0.subscribe() }),
      source.bind(to: { source in { (_: Int) in source.subscribe() } }, curriedArgument: 1)
    )
    binder.asObserver().onNext("b")
    #expect(owner.text == "aaaaaaab")
  }

  @Test func `control properties and events`() {
    let field = BehaviorRelay<String?>(value: nil)
    let property = ControlProperty(
      values: field.asObservable(),
      valueSink: AnyObserver { event in event.element.map(field.accept) }
    )
    let event = ControlEvent(events: Observable.just(1))
    property.onNext("a")
    #expect(field.value == "a")
    let _: ControlEvent<String?> = property.changed
    let _: ControlProperty<String> = property.orEmpty
    let _: [Observable<String?>] = [property.asObservable()]
    let _: [Driver<Int>] = [event.asDriver()]
    let _: [Signal<Int>] = [event.asSignal()]
    let _: Driver<String?> = property.asDriver()
    let _: Infallible<Int> = event.asInfallible()
    func same<Property: ControlPropertyType>(
      _ property: Property
    ) -> ControlProperty<Property.Element> {
      property.asControlProperty()
    }
    func same<Event: ControlEventType>(_ event: Event) -> ControlEvent<Event.Element> {
      event.asControlEvent()
    }
    _ = (same(property), same(event))
  }

  @Test func `rx`() {
    let plain = Plain()
    let _: Reactive<Plain> = plain.rx
    let _: Reactive<Plain>.Type = Plain.rx
    let _: Plain = Reactive(plain).base
    let text: Binder<String> = plain.rx.text
    let _: Binder<String> = Owner().rx.text
    _ = text
  }

  @Test func `notifications`() {
    let center = NotificationCenter()
    let name = Notification.Name("parity")
    var heard: [String] = []
    let subscription = center.rx.notification(name)
      .subscribe(onNext: { heard.append($0.name.rawValue) })
    let all = center.rx.notification(nil, object: center)
      .subscribe(onNext: { _ in
        heard.append("all")
      })
    center.post(name: name, object: center)
    subscription.dispose()
    all.dispose()
    center.post(name: name, object: center)
    #expect(heard.sorted() == ["all", "parity"])
  }
}
