import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution08Combining

extension Reactive where Base: Widget {
  /// Sends one element and completes when the widget is gone.
  public var deallocated: Observable<Void> {
    base.farewell
  }
}

extension Reactive where Base: Control {
  /// What the user does with the control, whatever that is; it ends with the control.
  public var controlEvent: ControlEvent<Void> {
    // exercise 16.6: An event each time the control calls your action, until the control is gone
    //   (`deallocated`); nothing in here may keep the control alive.
    // starts as: ControlEvent(events: Observable.never())
    ControlEvent(
      events:
        Observable.create { [weak control = base] observer in
          control?.addAction { observer.onNext(()) } ?? Disposables.create()
        }
        .take(until: deallocated)
    )
    // end 16.6
  }

  /// A property of the control that the user can change.
  ///
  /// - Parameters:
  ///   - getter: Reads the value.
  ///   - setter: Sets the value.
  /// - Returns: The property, which ends with the control.
  public func controlProperty<Value>(
    getter: @escaping (Base) -> Value,
    setter: @escaping (Base, Value) -> Void
  ) -> ControlProperty<Value> {
    // exercise 16.6: A property whose values are what `getter` reads, first at once and then after
    //   each event, until the control is gone; it sets what it receives with `setter`.
    // starts as: ControlProperty(values: Observable.never(), valueSink: AnyObserver { _ in })
    ControlProperty(
      values: controlEvent.asObservable()
        .startWith(())
        .compactMap { [weak control = base] _ in control.map(getter) },
      valueSink: Binder(base, binding: setter)
    )
    // end 16.6
  }
}

extension Reactive where Base: Button {
  /// The user's taps.
  public var tap: ControlEvent<Void> {
    controlEvent
  }
}

extension Reactive where Base: TextField {
  /// The text, which the user can edit.
  public var text: ControlProperty<String?> {
    controlProperty(getter: { $0.text }, setter: { $0.text = $1 })
  }
}

extension Reactive where Base: Switch {
  /// Whether the switch is on, which the user can flip.
  public var isOn: ControlProperty<Bool> {
    controlProperty(getter: { $0.isOn }, setter: { $0.isOn = $1 })
  }
}
