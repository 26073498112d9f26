import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.6 Controls` {
  private let log = PlaceLog()

  @Test func `all subscribers hear a tap`() {
    let button = Button()
    let tokens = (1...2)
      .map { number in
        button.rx.tap.subscribe(onNext: { [log] in log.note("\(number)") })
      }
    #expect(
      button.actionCount == 2,
      "Two have subscribed on main: the button has to have their actions before `subscribe` returns."
    )
    button.tap()
    #expect(log.values == ["1", "2"], "Each subscriber has to hear the tap.")
    for token in tokens { token.dispose() }
    button.tap()

    #expect(log.values == ["1", "2"], "Nobody listens any more.")
    #expect(
      button.actionCount == 0,
      "The subscriptions are over, and their actions are still there."
    )
  }

  @Test func `taps are a signal, and a text is a driver`() {
    let (button, field) = (Button(), TextField())
    let tokens = [
      button.rx.tap.asSignal().emit(onNext: { [log] in log.note("tap") }),
      field.rx.text.orEmpty.asDriver().drive(log.observer()),
    ]
    button.tap()
    field.type("O")

    #expect(log.values == ["", "tap", "O"], "What can't fail needs no plan for an error.")
    for token in tokens { token.dispose() }
  }

  @Test func `a button that is not enabled can't be tapped`() {
    let button = Button()
    button.isEnabled = false
    let token = button.rx.tap.subscribe(onNext: { [log] in log.note("tap") })
    button.tap()

    #expect(log.values == [], "The control does not call its actions, so there must be no event.")
    token.dispose()
  }

  @Test func `a property sends the current value, and each change by the user`() {
    let field = TextField()
    field.text = "O"
    let token = field.rx.text.subscribe(log.observer())
    #expect(
      log.values == [#"Optional("O")"#],
      "A new subscriber has to receive the current text at once."
    )
    field.type("slo")

    #expect(
      log.values == ["O", "Os", "Osl", "Oslo"].map { "Optional(\"\($0)\")" },
      "The user typed three letters, one after the other."
    )
    token.dispose()
    #expect(field.actionCount == 0, "The subscription is over, and its action is still there.")
  }

  @Test func `the current value is the one at the time of the subscription`() {
    let field = TextField()
    let text = field.rx.text.orEmpty
    field.text = "Rome"
    let token = text.subscribe(log.observer())

    #expect(
      log.values == ["Rome"],
      "The text was set after the property was made, and before anybody subscribed to it."
    )
    token.dispose()
  }

  @Test func `what the program sets is not sent`() {
    let toggle = Switch()
    let token = toggle.rx.isOn.subscribe(log.observer())
    toggle.rx.isOn.onNext(true)
    #expect(toggle.isOn, "As an observer, the property sets the value.")
    #expect(
      log.values == ["false"],
      """
      The program set the value. If that were sent, two properties bound to each other would never \
      come to rest.
      """
    )
    toggle.flip()

    #expect(
      log.values == ["false", "false"],
      "What the user does has to be sent: it was on, and is off."
    )
    token.dispose()
  }

  @Test func `changed leaves out the current value`() {
    let toggle = Switch()
    let token = toggle.rx.isOn.changed.subscribe(log.observer())
    #expect(log.values == [], "Nobody has changed anything yet.")
    toggle.flip()
    toggle.flip()

    #expect(log.values == ["true", "false"], "Each change by the user has to be sent.")
    token.dispose()
  }

  @Test func `changed leaves out the current value for each subscriber`() {
    let toggle = Switch()
    let changed = toggle.rx.isOn.changed
    let tokens = [changed.subscribe(log.observer()), changed.subscribe(log.observer())]
    #expect(
      log.values == [],
      "Two have subscribed to one `changed`, and nobody has changed anything. They heard \(log.values)."
    )
    toggle.flip()

    #expect(log.values == ["true", "true"], "Both have to hear what the user did.")
    for token in tokens { token.dispose() }
  }

  @Test func `changed leaves out the first value, whenever that comes, and no other`() {
    let early = ControlProperty(values: Observable.of(1, 2, 3), valueSink: AnyObserver { _ in })
    let first = early.changed.subscribe(log.observer())
    #expect(
      log.values == ["2", "3", "completed"],
      "The values 1, 2 and 3 came inside `subscribe`, and 1 is the first. Heard: \(log.values)."
    )
    let (values, other) = (HandSource<Int>(), PlaceLog())
    let late = ControlProperty(values: values, valueSink: AnyObserver { _ in })
    let second = late.changed.subscribe(other.observer())
    values.send(.next(1), .next(2))
    #expect(
      other.values == ["2"],
      "The first value, 1, came after `subscribe` had returned. Heard: \(other.values)."
    )
    first.dispose()
    second.dispose()
  }

  @Test(arguments: ["text", "text.orEmpty"])
  func `two sequences set one property, and one of them ends`(_ property: String) {
    let field = TextField()
    let (first, second) = (PublishSubject<String>(), PublishSubject<String>())
    let (text, orEmpty) = (field.rx.text, field.rx.text.orEmpty)
    let tokens = [first, second]
      .map { property == "text" ? $0.bind(to: text) : $0.bind(to: orEmpty) }
    first.onNext("Oslo")
    first.onCompleted()
    second.onNext("Rome")

    #expect(
      field.text == "Rome",
      """
      Two sequences are bound to `\(property)`. One has completed, the other has sent Rome since, and the \
      field says \(field.text ?? "nothing").
      """
    )
    for token in tokens { token.dispose() }
  }

  @Test func `orEmpty has an empty text in place of nil, and can be set`() {
    let field = TextField()
    field.text = nil
    let token = field.rx.text.orEmpty.subscribe(log.observer())
    field.type("O")
    #expect(log.values == ["", "O"], "Nil has to become an empty text.")
    field.rx.text.orEmpty.onNext("Rome")

    #expect(field.text == "Rome", "It is a property both ways: it has to set what it receives.")
    field.rx.text.orEmpty.onNext("")
    #expect(field.text == "", "An empty text is a text: it has to be set as it is.")
    token.dispose()
  }

  @Test func `a subscription from another thread is made on main`() async {
    let (button, field) = (Button(), TextField())
    let tokens = Recorder<Kept>()
    let log = log
    elsewhere {
      tokens.record(Kept(button.rx.tap.subscribe(onNext: { log.note("tap") })))
      tokens.record(Kept(field.rx.text.orEmpty.subscribe(log.observer())))
    }
    await turnOfMain()
    button.tap()

    #expect(
      log.values == ["", "tap"],
      "Both subscriptions have to be made on main, and their events have to arrive there."
    )
    #expect(button.complaints == [], "The button was touched on the thread that subscribed.")
    elsewhere {
      for kept in tokens.values { kept.token.dispose() }
    }
    await turnOfMain()
    #expect(field.complaints == [], "The field was touched on the thread that disposed.")
    #expect(field.actionCount == 0, "The subscription is over, and its action is still there.")
  }

  @Test func `your own event is subscribed on main, and from main at once`() async {
    let source = Observable<Int>
      .create { [log] observer in
        log.note("subscribed")
        observer.onNext(1)
        return Disposables.create()
      }
    let event = ControlEvent(events: source)
    let property = ControlProperty(values: source, valueSink: AnyObserver { _ in })
    _ = event.subscribe(onNext: { _ in })
    _ = property.subscribe(onNext: { _ in })
    #expect(
      log.values == ["subscribed", "subscribed"],
      "A subscriber on main must not have to wait."
    )
    elsewhere {
      _ = event.subscribe(onNext: { _ in })
      _ = property.subscribe(onNext: { _ in })
    }
    await turnOfMain()

    #expect(
      log.values == Array(repeating: "subscribed", count: 4),
      "A control may be touched on main only, even to listen to it."
    )
  }

  @Test func `a subscription is disposed on main, wherever somebody disposes it`() async {
    let source = Observable<Int>
      .create { [log] _ in
        Disposables.create { log.note("disposed") }
      }
    let tokens = [
      Kept(ControlEvent(events: source).subscribe(onNext: { _ in })),
      Kept(
        ControlProperty(values: source, valueSink: AnyObserver { _ in }).subscribe(onNext: { _ in })
      ),
    ]
    elsewhere {
      for kept in tokens { kept.token.dispose() }
    }
    await turnOfMain()

    #expect(
      log.values == ["disposed", "disposed"],
      "To stop listening is to touch the control, too: that has to happen on main."
    )
  }

  @Test func `a subscription on main does not wait for those that wait for main`() async {
    let source = Observable<Int>
      .create { [log] _ in
        log.note("subscribed")
        return Disposables.create()
      }
    let event = ControlEvent(events: source)
    let property = ControlProperty(values: source, valueSink: AnyObserver { _ in })
    elsewhere {
      _ = event.subscribe(onNext: { _ in })
      _ = property.subscribe(onNext: { _ in })
    }
    _ = event.subscribe(onNext: { _ in })
    _ = property.subscribe(onNext: { _ in })

    #expect(
      log.values == ["subscribed", "subscribed"],
      """
      Two have subscribed on another thread, and wait for main. Then two have subscribed on main, \
      where nobody has to wait.
      """
    )
    await turnOfMain()
    #expect(log.values.count == 4, "Main has had its turn, and not all of them are subscribed.")
  }

  @Test func `a disposal on main does not wait for those that wait for main`() async {
    let source = Observable<Int>
      .create { [log] _ in
        Disposables.create { log.note("disposed") }
      }
    let event = ControlEvent(events: source)
    let property = ControlProperty(values: source, valueSink: AnyObserver { _ in })
    let tokens = [
      [event.subscribe(onNext: { _ in }), event.subscribe(onNext: { _ in })],
      [property.subscribe(onNext: { _ in }), property.subscribe(onNext: { _ in })],
    ]
    let others = tokens.map { Kept($0[0]) }
    elsewhere {
      for kept in others { kept.token.dispose() }
    }
    for pair in tokens { pair[1].dispose() }

    #expect(
      log.values == ["disposed", "disposed"],
      """
      Two were disposed on another thread, and wait for main. Then two others were disposed on main, where \
      nobody has to wait.
      """
    )
    await turnOfMain()
    #expect(log.values.count == 4, "Main has had its turn, and not all of them are disposed.")
  }

  @Test func `what was disposed before main had its turn is not subscribed in the end`() async {
    let source = HandSource<Int>()
    let event = ControlEvent(events: source)
    let property = ControlProperty(values: source, valueSink: AnyObserver { _ in })
    var tokens: [Disposable] = []
    elsewhere {
      tokens = [event.subscribe(onNext: { _ in }), property.subscribe(onNext: { _ in })]
    }
    for token in tokens { token.dispose() }
    await turnOfMain()

    #expect(
      source.living == 0,
      """
      Two have subscribed on another thread, and waited for main. Main disposed them before their turn came. \
      After that, \(source.living) subscriptions are left.
      """
    )
  }

  @Test func `what is made of it is subscribed on main, too`() async {
    let source = Observable<Int>
      .create { [log] _ in
        log.note("subscribed")
        return Disposables.create()
      }
    let event = ControlEvent(events: source)
    let property = ControlProperty(values: source, valueSink: AnyObserver { _ in })
    elsewhere {
      _ = event.asObservable().map { $0 }.subscribe(onNext: { _ in })
      _ = property.asObservable().map { $0 }.subscribe(onNext: { _ in })
    }
    await turnOfMain()

    #expect(
      log.values == ["subscribed", "subscribed"],
      "Another thread has subscribed to what `map` makes of them, and a control was touched there."
    )
  }

  @Test func `a property passes elements and the end to its sink`() {
    let property = ControlProperty(values: Observable<Int>.never(), valueSink: log.observer())
    property.onNext(1)
    property.onCompleted()

    #expect(
      log.values == ["1", "completed"],
      "What it receives goes to the sink that it was created with."
    )
  }

  @Test func `orEmpty passes the end on, too`() {
    let property = ControlProperty(values: Observable<String?>.never(), valueSink: log.observer())
    property.orEmpty.onNext("Rome")
    property.orEmpty.onCompleted()

    #expect(
      log.values == [#"Optional("Rome")"#, "completed"],
      "What `orEmpty` receives goes to the property that it is made from: a text, and the end."
    )
  }

  @Test func `sequences end with the control, and don't keep it`() {
    var field: TextField? = TextField()
    weak let watched = field
    let tokens = [
      field?.rx.text.orEmpty.subscribe(log.observer()),
      field?.rx.controlEvent.subscribe(onNext: {}, onCompleted: { [log] in log.note("no more") }),
    ]
    let kept = field?.rx.text
    field = nil

    #expect(watched == nil, "Somebody listens to the field of a closed screen, and keeps it alive.")
    #expect(
      log.values == ["", "completed", "no more"],
      "The field is gone, so its sequences have to complete."
    )
    let late = Log()
    _ = kept?.subscribe(late.observer())
    #expect(
      late.values == ["completed"],
      "Somebody subscribed when the field was gone already. That has to complete, too."
    )
    kept?.onNext("Rome")
    withExtendedLifetime(tokens) {}
  }

  #if DEBUG
  @Test func `an error stops a debug build`() async {
    let result = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "An error was sent to a property. No control can show it, and nobody will ever know."
    ) {
      ControlProperty(values: Observable<Int>.never(), valueSink: AnyObserver { _ in })
        .onError(RxError.timeout)
    }
    let message = result?.lastSentence ?? ""

    #expect(
      message.contains("timeout"),
      "The message has to name the error: use `reportBindingError`."
    )
  }
  #endif
}

/// A token that goes from one thread to another.
private struct Kept: @unchecked Sendable {
  // Unchecked: all tokens in this book may be disposed on any thread.
  let token: Disposable

  init(_ token: Disposable) {
    self.token = token
  }
}
