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

  @Test func `a tap is told to all who listen`() {
    let button = Button()
    let tokens = (1...2)
      .map { number in
        button.rx.tap.subscribe(onNext: { [log] in log.note("\(number)") })
      }
    button.tap()
    #expect(log.values == ["1", "2"], "Each who listens is told of the tap.")
    for token in tokens { token.dispose() }
    button.tap()

    #expect(log.values == ["1", "2"], "Nobody listens any more.")
    #expect(button.actionCount == 0, "The subscriptions are over, and their actions still there.")
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

    #expect(log.values == [], "The control does not call its actions, so there is no event.")
    token.dispose()
  }

  @Test func `a property tells what is there, and what the user makes of it`() {
    let field = TextField()
    field.text = "O"
    let token = field.rx.text.subscribe(log.observer())
    #expect(log.values == [#"Optional("O")"#], "A newcomer is told the present text at once.")
    field.type("slo")

    #expect(
      log.values == ["O", "Os", "Osl", "Oslo"].map { "Optional(\"\($0)\")" },
      "The user typed three letters, one after the other."
    )
    token.dispose()
    #expect(field.actionCount == 0, "The subscription is over, and its action is still there.")
  }

  @Test func `what the program sets is not told`() {
    let toggle = Switch()
    let token = toggle.rx.isOn.subscribe(log.observer())
    toggle.rx.isOn.onNext(true)
    #expect(toggle.isOn, "As an observer, the property sets the value.")
    #expect(
      log.values == ["false"],
      """
      The program set the value. Were that told, two properties bound to each other would never \
      come to rest.
      """
    )
    toggle.flip()

    #expect(log.values == ["false", "false"], "What the user does is told: it was on, and is off.")
    token.dispose()
  }

  @Test func `changed leaves out what is there`() {
    let toggle = Switch()
    let token = toggle.rx.isOn.changed.subscribe(log.observer())
    #expect(log.values == [], "Nobody has changed anything yet.")
    toggle.flip()
    toggle.flip()

    #expect(log.values == ["true", "false"], "Each change of the user's.")
    token.dispose()
  }

  @Test func `orEmpty has a text where there is none, and sets one`() {
    let field = TextField()
    field.text = nil
    let token = field.rx.text.orEmpty.subscribe(log.observer())
    field.type("O")
    #expect(log.values == ["", "O"], "No text is an empty text.")
    field.rx.text.orEmpty.onNext("Rome")

    #expect(field.text == "Rome", "It is a property both ways: what it is told, it sets.")
    token.dispose()
  }

  @Test func `whoever subscribes on another thread, subscribes on main`() async {
    let (button, field) = (Button(), TextField())
    let tokens = Recorder<Kept>()
    let log = log
    elsewhere {
      tokens.record(Kept(button.rx.tap.subscribe(onNext: { log.note("tap") })))
      tokens.record(Kept(field.rx.text.orEmpty.subscribe(log.observer())))
    }
    await turnOfMain()
    button.tap()

    #expect(log.values == ["", "tap"], "Both subscriptions were made, on main, where all is told.")
    #expect(button.complaints == [], "The button was touched where it was subscribed.")
    elsewhere {
      for kept in tokens.values { kept.token.dispose() }
    }
    await turnOfMain()
    #expect(field.complaints == [], "The field was touched where it was disposed.")
    #expect(field.actionCount == 0, "The subscription is over, and its action is still there.")
  }

  @Test func `an event of yours is subscribed on main, and on main at once`() async {
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
    #expect(log.values == ["subscribed", "subscribed"], "Who is on main need not wait.")
    elsewhere {
      _ = event.subscribe(onNext: { _ in })
      _ = property.subscribe(onNext: { _ in })
    }
    await turnOfMain()

    #expect(
      log.values == Array(repeating: "subscribed", count: 4),
      "A control may be touched on main only, also to listen to it."
    )
  }

  @Test func `a property hands its sink elements and the end`() {
    let property = ControlProperty(values: Observable<Int>.never(), valueSink: log.observer())
    property.onNext(1)
    property.onCompleted()

    #expect(log.values == ["1", "completed"], "What it is told goes to the sink it was made with.")
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
    #expect(log.values == ["", "completed", "no more"], "The field is gone: no event will come.")
    withExtendedLifetime((tokens, kept)) {}
  }
}

/// A token that goes from one thread to another.
private struct Kept: @unchecked Sendable {
  // Unchecked: all tokens of the book may be disposed on any thread.
  let token: Disposable

  init(_ token: Disposable) {
    self.token = token
  }
}
