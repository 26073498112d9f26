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

@MainActor @Suite struct `16.5 bind(to:)` {
  private let source = HandSource<String>()
  private let log = Log()

  @Test func `an observer is told all events`() {
    let token = source.bind(to: log.observer())
    source.send(.next("rain"), .next("sun"), .completed)

    #expect(
      log.values == ["next(rain)", "next(sun)", "completed"],
      "What the observer makes of an end is its affair: it is told each event."
    )
    token.dispose()
  }

  @Test func `an observer is told an error, too`() {
    let subject = PublishSubject<String>()
    let listening = subject.subscribe(log.observer())
    let token = source.bind(to: subject)
    source.send(.error(Storm()))

    #expect(log.values == ["error(storm)"], "A subject is an observer that can be told an error.")
    token.dispose()
    listening.dispose()
  }

  @Test func `two observers have one subscription`() {
    let token = source.bind(to: log.observer(), log.observer())
    source.send(.next("rain"))

    #expect(source.subscriptions.count == 1, "One subscription, however many observers there are.")
    #expect(log.values == ["next(rain)", "next(rain)"], "Each of them is told.")
    token.dispose()

    #expect(source.living == 0, "The token ends the subscription.")
  }

  @Test func `a text goes to a label, whose text is an optional`() {
    let label = Label()
    let binder = Binder(label) { (label: Label, text: String?) in label.text = text }
    let token = source.bind(to: binder)
    source.send(.next("rain"), .completed)

    #expect(label.history == ["rain"], "A text is an optional text: it has to be set.")
    token.dispose()
  }

  @Test func `a closure is called with each element`() {
    let token = source.bind(onNext: { [log] text in log.record(text) })
    source.send(.next("rain"), .next("sun"), .completed)

    #expect(log.values == ["rain", "sun"], "Each element, and nothing else.")
    token.dispose()
  }

  @Test func `a closure is given an object, which is not kept`() {
    let lifetimes = Lifetimes()
    var page: Lifetimes.Probe? = lifetimes.probe()
    let token = page.map { page in
      source.bind(with: page) { [log] (_: Lifetimes.Probe, text: String) in log.record(text) }
    }
    source.send(.next("rain"))
    #expect(log.values == ["rain"], "While the object is there, the closure is called.")
    page = nil
    #expect(lifetimes.alive == 0, "The page is closed, and its subscription keeps it alive.")
    source.send(.next("sun"))

    #expect(log.values == ["rain"], "The object is gone, and nothing more is told.")
    token?.dispose()
  }

  @Test func `a relay accepts the elements, and knows no end`() {
    let (relay, kept) = (PublishRelay<String>(), BehaviorRelay<String?>(value: nil))
    let listening = relay.subscribe(log.observer())
    let tokens = [source.bind(to: relay, relay), source.bind(to: kept)]
    source.send(.next("rain"), .completed)
    relay.accept("sun")

    #expect(
      log.values == ["next(rain)", "next(rain)", "next(sun)"],
      """
      Two relays were given, each of them accepts the element; the end of the source is none of \
      theirs, and they go on.
      """
    )
    #expect(kept.value == "rain", "The forms for optionals and other relays build on this one.")
    for token in tokens { token.dispose() }
    listening.dispose()
  }

  @Test func `a function is handed the sequence`() {
    func lines(_ source: HandSource<String>) -> (String) -> Disposable {
      { [log] prefix in source.bind(onNext: { log.record(prefix + $0) }) }
    }
    let token = source.bind(to: lines, curriedArgument: "> ")
    source.send(.next("rain"))

    #expect(log.values == ["> rain"], "The function decides what is done.")
    token.dispose()
  }

  #if DEBUG
  @Test func `an error stops a debug build, where there is nobody to tell`() async {
    let closure = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "The closure has no place for an error, and nobody will ever know of it."
    ) {
      _ = Observable<Int>.error(RxError.timeout).bind(onNext: { _ in })
    }
    let relay = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "A relay can't be told an error, and nobody will ever know of it."
    ) {
      _ = Observable<Int>.error(RxError.timeout).bind(to: PublishRelay<Int>())
    }

    for result in [closure, relay] {
      let message = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(message.contains("timeout"), "The message names the error: use `reportBindingError`.")
    }
  }
  #endif
}
