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

  @Test func `an observer receives all events`() {
    let token = source.bind(to: log.observer())
    source.send(.next("rain"), .next("sun"), .completed)

    #expect(
      log.values == ["next(rain)", "next(sun)", "completed"],
      "The observer has to receive each event; what it makes of an end is up to the observer."
    )
    token.dispose()
  }

  @Test func `an observer receives an error, too`() async {
    guard await mayFail() else { return }
    let subject = PublishSubject<String>()
    let listening = subject.subscribe(log.observer())
    let token = source.bind(to: subject)
    source.send(.error(Storm()))

    #expect(log.values == ["error(storm)"], "A subject can receive an error, so it has to.")
    token.dispose()
    listening.dispose()
  }

  @Test func `two observers have one subscription`() {
    let token = source.bind(to: log.observer(), log.observer())
    source.send(.next("rain"))

    #expect(source.subscriptions.count == 1, "One subscription, however many observers there are.")
    #expect(log.values == ["next(rain)", "next(rain)"], "Each of them has to receive it.")
    token.dispose()

    #expect(source.living == 0, "The token ends the subscription.")
  }

  @Test func `two observers receive each event, the end, too, one after the other`() {
    let token = source.bind(to: named("first"), named("second"))
    source.send(.next("rain"), .completed)

    #expect(
      log.values == ["first rain", "second rain", "first ends", "second ends"],
      "Each event has to come to both of them, in the order in which they were given."
    )
    token.dispose()
  }

  @Test func `two observers receive an error, one after the other`() async {
    guard await mayFail() else { return }
    let token = source.bind(to: named("first"), named("second"))
    source.send(.next("rain"), .error(Storm()))

    #expect(
      log.values == ["first rain", "second rain", "first fails: storm", "second fails: storm"],
      "The sequence has failed, and both of them have to know."
    )
    token.dispose()
  }

  @Test(arguments: ["completes", "fails"])
  func `observers are not kept after the end, even if the token is`(_ end: String) async {
    guard await mayFail() else { return }
    let lifetimes = Lifetimes()
    let token = source.bind(
      to: AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() },
      AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }
    )
    source.send(.next("rain"), end == "fails" ? .error(Storm()) : .completed)
    source.forgetObservers()

    #expect(
      lifetimes.alive == 0,
      """
      When the source \(end), that is the last event, but \(lifetimes.alive) of two observers are kept as \
      long as the token: a screen has that in its bag.
      """
    )
    withExtendedLifetime(token) {}
  }

  @Test func `observers are not kept by the token of a sequence that ended at once`() {
    let lifetimes = Lifetimes()
    let token = Observable.just("rain")
      .bind(
        to: AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() },
        AnyObserver { [probe = lifetimes.probe()] _ in probe.touch() }
      )

    #expect(
      lifetimes.alive == 0,
      """
      The sequence ended before `bind` had returned, but \(lifetimes.alive) of two observers are kept as \
      long as the token.
      """
    )
    withExtendedLifetime(token) {}
  }

  @Test func `an answer of one observer nests`() {
    let subject = PublishSubject<String>()
    let answering = AnyObserver<String> { [log] event in
      guard let element = event.element else { return }
      log.record("first \(element)")
      if element == "rain" { subject.onNext("sun") }
    }
    let token = subject.bind(to: answering, named("second"))
    subject.onNext("rain")

    #expect(
      log.values == ["first rain", "first sun", "second sun", "second rain"],
      """
      The first observer answered “rain” by making the source send “sun”, and as in chapter 7 that is sent \
      inside the call. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `what is sent at once comes to both, event by event`() {
    let token = Observable.of("rain", "sun").bind(to: named("first"), named("second"))

    #expect(
      log.values == [
        "first rain", "second rain", "first sun", "second sun", "first ends", "second ends",
      ],
      """
      The source sends all that it has while it is subscribed to. Each event has to come to both of \
      them before the next one does.
      """
    )
    token.dispose()
  }

  @Test func `observers of optionals receive each event, too, over one subscription`() {
    let token = source.bind(
      to: named("first", of: String?.self),
      named("second", of: String?.self)
    )
    source.send(.next("rain"), .completed)

    #expect(source.subscriptions.count == 1, "One subscription, however many observers there are.")
    #expect(
      log.values == [
        #"first Optional("rain")"#, #"second Optional("rain")"#, "first ends", "second ends",
      ],
      "They receive what other observers do: each event, and the end is one."
    )
    token.dispose()
  }

  @Test func `a text goes to a label, whose text is an optional`() {
    let label = Label()
    let binder = Binder(label) { (label: Label, text: String?) in label.text = text }
    let token = source.bind(to: binder)
    source.send(.next("rain"), .completed)

    #expect(label.history == ["rain"], "A text converts to an optional text: it has to be set.")
    token.dispose()
  }

  @Test func `a closure is called with each element`() {
    let token = source.bind(onNext: { [log] text in log.record(text) })
    source.send(.next("rain"), .next("sun"), .completed)

    #expect(
      log.values == ["rain", "sun"],
      "The closure is called with each element, and with nothing else."
    )
    token.dispose()
  }

  @Test func `a closure is called where the element is sent`() async {
    let (places, page) = (PlaceLog(), Lifetimes().probe())
    let tokens = [
      source.bind(onNext: { text in places.note(text) }),
      source.bind(with: page) { _, text in places.note("page: \(text)") },
    ]
    elsewhere { [source] in source.send(.next("rain")) }
    await turnOfMain()

    #expect(
      places.values == ["rain on another thread", "page: rain on another thread"],
      "Both closures have to be called where the rain was sent: like `subscribe`, `bind` never hops."
    )
    for token in tokens { token.dispose() }
  }

  @Test func `a closure is given an object, which is not kept`() {
    let lifetimes = Lifetimes()
    var page: Lifetimes.Probe? = lifetimes.probe()
    let token = page.map { page in
      source.bind(with: page) { [log] (_: Lifetimes.Probe, text: String) in log.record(text) }
    }
    source.send(.next("rain"))
    #expect(log.values == ["rain"], "While the object exists, the closure has to be called.")
    page = nil
    #expect(lifetimes.alive == 0, "The page is closed, and its subscription keeps it alive.")
    source.send(.next("sun"))

    #expect(log.values == ["rain"], "The object is gone, so nothing more may arrive.")
    token?.dispose()
  }

  @Test func `a closure with an object has one subscription`() {
    let page = Lifetimes().probe()
    let token = source.bind(with: page) { _, _ in }

    #expect(
      source.subscriptions.count == 1,
      "One closure is bound, and the source was subscribed to \(source.subscriptions.count) times."
    )
    token.dispose()
  }

  @Test func `a relay accepts the elements, and ignores the end`() {
    let (relay, kept) = (PublishRelay<String>(), BehaviorRelay<String?>(value: nil))
    let listening = relay.subscribe(log.observer())
    let tokens = [source.bind(to: relay, relay), source.bind(to: kept)]
    source.send(.next("rain"), .completed)
    relay.accept("sun")

    #expect(
      log.values == ["next(rain)", "next(rain)", "next(sun)"],
      """
      Two relays were given, and each has to accept the element. They ignore the end of the \
      source, and go on.
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

    #expect(log.values == ["> rain"], "The function decides what happens.")
    token.dispose()
  }

  /// An observer that notes each event, and who has received it.
  private func named<Element>(
    _ name: String,
    of type: Element.Type = Element.self
  ) -> AnyObserver<Element> {
    AnyObserver { [log] event in
      switch event {
      case .next(let element): log.record("\(name) \(element)")
      case .error(let error): log.record("\(name) fails: \(error)")
      case .completed: log.record("\(name) ends")
      }
    }
  }

  /// Whether an observer can be sent an error, tried where a stop doesn't end the tests.
  private func mayFail() async -> Bool {
    let result = await #expect(
      processExitsWith: .success,
      """
      The source failed. It is bound to an observer, which can receive an error, and the program was \
      stopped, as it is where there is nobody to tell.
      """
    ) {
      let source = HandSource<String>()
      let observer = AnyObserver<String> { _ in }
      let tokens = [source.bind(to: observer), source.bind(to: observer, observer)]
      source.send(.error(Storm()))
      for token in tokens { token.dispose() }
    }
    return result != nil
  }

  #if DEBUG
  @Test func `an error stops a debug build, where there is nobody to tell`() async {
    let closure = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "The closure can't take an error, so nobody will ever know of it."
    ) {
      _ = Observable<Int>.error(RxError.timeout).bind(onNext: { _ in })
    }
    let relay = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "A relay can't take an error, so nobody will ever know of it."
    ) {
      _ = Observable<Int>.error(RxError.timeout).bind(to: PublishRelay<Int>())
    }
    let gone = await #expect(
      processExitsWith: .failure,
      observing: [\.standardErrorContent],
      "The object was gone when the error came, and the error went with it: nobody heard of it."
    ) {
      let subject = PublishSubject<Int>()
      var page: PublishSubject<Int>? = PublishSubject()
      let token = page.map { subject.bind(with: $0) { _, _ in } }
      page = nil
      subject.onNext(1)
      subject.onError(RxError.timeout)
      token?.dispose()
    }

    for result in [closure, relay, gone] {
      let message = result?.lastSentence ?? ""
      #expect(
        message.contains("timeout"),
        "The message has to name the error: use `reportBindingError`."
      )
    }
  }
  #endif
}
