import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

/// A screen that shows lines, and is counted while it is alive.
private final class Screen {
  private(set) var lines: [String] = []
  private let probe: Lifetimes.Probe?

  init(in lifetimes: Lifetimes? = nil) {
    probe = lifetimes?.probe()
  }

  func show(_ line: String) {
    lines.append(line)
  }
}

@Suite struct `8.12 withUnretained and subscribe(with:)` {
  private let source = HandSource<Int>()
  private let log = Log()

  // MARK: withUnretained

  @Test func `withUnretained pairs each element with the object`() {
    let screen = Screen()
    let token = source.withUnretained(screen)
      .subscribe(onNext: { (screen: Screen, number: Int) in screen.show("\(number)") })

    source.send(.next(1), .next(2), .completed)

    #expect(screen.lines == ["1", "2"], "The object comes with each element.")
    #expect(source.living == 0, "The source has ended: dispose it.")
    token.dispose()
  }

  @Test func `withUnretained may make a result from the two`() {
    let screen = Screen()

    let token = source.withUnretained(screen) { "\($0.lines.count) lines, then \($1)" }
      .subscribe(log.observer())
    source.send(.next(1), .error(Storm()))

    #expect(log.values == ["next(0 lines, then 1)", "error(storm)"], "An error passes unchanged.")
    token.dispose()
  }

  @Test func `withUnretained does not keep the object`() {
    let lifetimes = Lifetimes()
    var screen: Screen? = Screen(in: lifetimes)
    guard let joined = screen.map({ source.withUnretained($0) }) else { return }
    let token = joined.subscribe { (_: Event<(Screen, Int)>) in }

    source.send(.next(1))
    screen = nil

    #expect(lifetimes.alive == 0, "Neither the observable nor the subscription may keep it.")
    token.dispose()
    withExtendedLifetime(joined) {}
  }

  @Test func `withUnretained completes at the first element without the object`() {
    var screen: Screen? = Screen()
    let token = screen.map { screen in
      source.withUnretained(screen) { _, number in number }.subscribe(log.observer())
    }
    source.send(.next(1))
    screen = nil

    #expect(log.values == ["next(1)"], "No element has come since the object was freed.")
    #expect(source.living == 1, "The source goes on until the next element.")
    source.send(.next(2), .next(3))

    #expect(log.values == ["next(1)", "completed"], "No object, no pair: complete.")
    #expect(source.living == 0, "It is over: dispose the source.")
    token?.dispose()
  }

  @Test func `withUnretained does not complete at the element during which the object goes`() {
    var screen: Screen? = Screen()
    let token = screen.map { shown in
      source.withUnretained(shown) { _, number in number }
        .subscribe(
          AnyObserver { [log] event in
            log.record("\(event)")
            screen = nil
          }
        )
    }
    source.send(.next(1))
    #expect(
      log.values == ["next(1)"],
      """
      The observer let the object go while it heard 1, and no element has come since that could find it \
      gone. Heard: \(log.values).
      """
    )
    source.send(.next(2))

    #expect(log.values == ["next(1)", "completed"], "2 has found the object gone.")
    token?.dispose()
  }

  @Test func `withUnretained looks for the object when an element comes, and not before`() {
    var screen: Screen? = Screen()
    let result = screen.map { source.withUnretained($0) { _, number in number } }
    screen = nil
    let token = result?.subscribe(log.observer())
    #expect(
      log.values == [] && source.living == 1,
      """
      The object was gone before anybody subscribed, and no element has come yet. The observer heard \
      \(log.values).
      """
    )
    source.send(.error(Storm()))

    #expect(
      log.values == ["error(storm)"],
      "The end of the source is still that end. The observer heard \(log.values)."
    )
    token?.dispose()
  }

  @Test func `withUnretained keeps the rules that every operator keeps`() {
    let screen = Screen()
    expectKeepsTheRules { $0.withUnretained(screen) { _, number in number } }
    expectLetsGoOfItsClosures { source, probe in
      source.withUnretained(screen) { _, number in
        probe.touch()
        return number
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end is an end even when the object is gone`(end: Event<Int>) {
    var screen: Screen? = Screen()
    let token = screen.map { screen in
      source.withUnretained(screen) { _, number in number }.subscribe(log.observer())
    }
    screen = nil
    source.send(end)

    #expect(
      log.values == ["\(end)"],
      "Only an element needs the object. The source sent \(end); the observer heard \(log.values)."
    )
    token?.dispose()
  }

  // MARK: subscribe(with:)

  @Test func `subscribe(with:) gives the object to each closure`() {
    let screen = Screen()
    for end in [Event<Int>.completed, .error(Storm())] {
      let token = source.subscribe(
        with: screen,
        onNext: { $0.show("\($1)") },
        onError: { $0.show("\($1)") },
        onCompleted: { $0.show("completed") },
        onDisposed: { $0.show("disposed") }
      )
      source.send(.next(1), end)
      source.forgetObservers()
      token.dispose()
    }

    #expect(
      screen.lines == ["1", "completed", "disposed", "1", "storm", "disposed"],
      "The closures of `subscribe`, each with the object."
    )
  }

  @Test(arguments: ["onNext", "onError", "onCompleted", "onDisposed"])
  func `subscribe(with:) does not keep the object`(closure: String) {
    let lifetimes = Lifetimes()
    var screen: Screen? = Screen(in: lifetimes)
    let token = screen.map { screen in
      source.subscribe(
        with: screen,
        onNext: closure == "onNext" ? { $0.show("\($1)") } : nil,
        onError: closure == "onError" ? { $0.show("\($1)") } : nil,
        onCompleted: closure == "onCompleted" ? { $0.show("completed") } : nil,
        onDisposed: closure == "onDisposed" ? { $0.show("disposed") } : nil
      )
    }

    source.send(.next(1))
    screen = nil

    #expect(
      lifetimes.alive == 0,
      "With \(closure), the subscription keeps the object alive for as long as it lives itself."
    )
    token?.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `subscribe(with:) is silent at the end when the object is gone`(end: Event<Int>) {
    var screen: Screen? = Screen()
    let token = screen.map { screen in
      source.subscribe(
        with: screen,
        onError: { _, error in log.record("\(error)") },
        onCompleted: { _ in log.record("completed") },
        onDisposed: { _ in log.record("disposed") }
      )
    }
    screen = nil
    source.send(end)

    #expect(
      log.values.isEmpty,
      "The object is gone, and \(end) came: no closure can have it. It called: \(log.values)."
    )
    token?.dispose()
  }

  @Test func `subscribe(with:) is silent when the object is gone, and goes on`() {
    var screen: Screen? = Screen()
    let token = screen.map { screen in
      source.subscribe(
        with: screen,
        onNext: { _, number in log.record("\(number)") },
        onCompleted: { _ in log.record("completed") },
        onDisposed: { _ in log.record("disposed") }
      )
    }
    source.send(.next(1))
    screen = nil
    source.send(.next(2))

    #expect(log.values == ["1"], "There is no object to give to the closure.")
    #expect(source.living == 1, "Unlike `withUnretained`, it goes on: ending it is up to a bag.")
    token?.dispose()
    #expect(source.living == 0, "Its token still works.")
    #expect(log.values == ["1"], "Not even `onDisposed` is called without the object.")
  }

  @Test func `subscribe(with:) without onError reports an error`() {
    struct Lightning: Error {}
    var screen: Screen? = Screen()
    // The hook is global: errors that are not from this test are passed on.
    let before = Hooks.defaultErrorHandler
    Hooks.defaultErrorHandler = { [log] callStack, error in
      if error is Lightning { log.record("reported") } else { before(callStack, error) }
    }
    defer { Hooks.defaultErrorHandler = before }

    func listen() -> Disposable? {
      screen.map { source.subscribe(with: $0, onNext: { $0.show("\($1)") }) }
    }
    let token = listen()
    source.send(.error(Lightning()))
    source.forgetObservers()
    #expect(log.values == ["reported"], "Nobody handles errors, and this one must not get lost.")

    let late = listen()
    screen = nil
    source.send(.error(Lightning()))
    #expect(
      log.values == ["reported", "reported"],
      """
      The object is gone, and there is no `onError`. Then the source failed: nobody handles errors, and \
      this one must not get lost, either. Reports of both errors: \(log.values.count).
      """
    )
    token?.dispose()
    late?.dispose()
  }

  @Test func `subscribe(with:) ends the subscription by its token`() {
    let screen = Screen()
    let token = source.subscribe(
      with: screen,
      onNext: { $0.show("\($1)") },
      onDisposed: { $0.show("disposed") }
    )
    source.send(.next(1))
    token.dispose()
    token.dispose()

    #expect(screen.lines == ["1", "disposed"], "Once, after the source was disposed.")
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `subscribe(with:) tells the disposal once, even if it ends meanwhile`(end: Event<Int>) {
    inEveryInterleaving(
      """
      `onDisposed` cleans up, and that is done once: two threads that come at once must not both find \
      that it has not been called yet.
      """
    ) { race in
      let (source, log, screen) = (HandSource<Int>(), Log(), Screen())
      let token = source.subscribe(
        with: screen,
        onError: { _, error in log.record("error(\(error))") },
        onCompleted: { _ in log.record("completed") },
        onDisposed: { _ in
          race.step("calls onDisposed")
          log.record("disposed")
        }
      )
      race.thread("the source") { source.send(end) }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd {
        let times = log.values.count { $0 == "disposed" }
        if times != 1 {
          return "It was disposed while the source ended: `onDisposed` was called \(times) times."
        }
        withExtendedLifetime(screen) {}
        return source.living == 0 ? nil : "It was disposed, and the source is still subscribed."
      }
    }
  }
}
