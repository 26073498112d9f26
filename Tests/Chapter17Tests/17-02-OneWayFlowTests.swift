import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution07Subjects
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution17Reactor
#else
@testable import Chapter17Reactor
#endif

@Suite struct `17.2 One-way flow` {
  private let actions = PublishSubject<String>()
  private let log = Log()

  @Test func `an action becomes its mutations`() {
    let reactor = NotingReactor { .of($0 + "1", $0 + "2") }
    let token = reactor.mutations(from: actions).subscribe(log.observer())
    actions.onNext("a")
    actions.onNext("b")

    #expect(
      log.values == ["next(a1)", "next(a2)", "next(b1)", "next(b2)"],
      "Each action is given to `mutate`, and everything that `mutate` returns is passed on."
    )
    token.dispose()
  }

  @Test func `two actions may be under way at once`() {
    let (slow, fast) = (HandSource<String>(), HandSource<String>())
    let reactor = NotingReactor { $0 == "slow" ? slow : fast }
    let token = reactor.mutations(from: actions).subscribe(log.observer())
    actions.onNext("slow")
    actions.onNext("fast")
    fast.send(.next("f"), .completed)
    slow.send(.next("s"), .completed)

    #expect(
      log.values == ["next(f)", "next(s)"],
      """
      Typing a letter must neither end a download nor wait for it. Which action ends which is up \
      to `mutate`.
      """
    )
    token.dispose()
    #expect(slow.living + fast.living == 0, "Disposing ends both.")
  }

  @Test func `any number of actions may be under way`() {
    let requests = (0..<9).map { _ in HandSource<String>() }
    let reactor = NotingReactor { requests[Int($0) ?? 0] }
    let token = reactor.mutations(from: actions).subscribe(log.observer())
    for number in requests.indices { actions.onNext("\(number)") }
    let living = requests.map(\.living)

    #expect(
      living == Array(repeating: 1, count: 9),
      """
      Nine actions were sent, and none of their requests has ended. Of each request there should be one \
      subscription: \(living). An action that waits for another is a button that does nothing.
      """
    )
    token.dispose()
  }

  @Test func `an action that has failed is over`() {
    let reactor = NotingReactor { action in action == "bad" ? .error(Storm()) : .just(action) }
    let token = reactor.mutations(from: actions).subscribe(log.observer())
    actions.onNext("good")
    actions.onNext("bad")
    actions.onCompleted()

    #expect(
      log.values == ["next(good)", "completed"],
      """
      One action has completed, another has failed, and there will be no more. The mutations are over, \
      unless something waits for an action that has ended. Heard: \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `an error ends its own action, and no other`() {
    let (bad, good) = (HandSource<String>(), HandSource<String>())
    let reactor = NotingReactor { $0 == "bad" ? bad : good }
    let token = reactor.mutations(from: actions).subscribe(log.observer())
    actions.onNext("good")
    actions.onNext("bad")
    bad.send(.next("b"), .error(Storm()))
    good.send(.next("g"))
    actions.onNext("good")

    #expect(
      log.values == ["next(b)", "next(g)"],
      """
      One request failed. If its error ends the mutations of other actions, the screen hears \
      nothing more, whatever is tapped: an error may end only the action that it came from.
      """
    )
    #expect(good.subscriptions.count == 2, "An action after the error is heard like any other.")
    #expect(
      bad.subscriptions.count == 1,
      "One action was given to `mutate`, and what came of it was begun \(bad.subscriptions.count) times."
    )
    token.dispose()
  }

  @Test func `an error of an action goes to nobody, not even to the hook`() async {
    // The hook applies to the whole program, so this has one of its own.
    await #expect(
      processExitsWith: .success,
      "An error of an action ends what comes of that action, silently. The hook was told of it."
    ) {
      Hooks.defaultErrorHandler = { _, error in fatalError("The hook was told: \(error)") }
      let actions = PublishSubject<String>()
      let reactor = NotingReactor { _ in .error(Storm()) }
      let token = reactor.mutations(from: actions).subscribe { _ in }
      actions.onNext("bad")
      token.dispose()
    }
  }

  @Test func `the states begin with the initial one`() {
    let mutations = PublishSubject<String>()
    let reactor = NotingReactor(["x"])
    let token = log.states(of: reactor.states(from: mutations))
    #expect(log.values == ["x"], "A screen has something to show before anything has changed.")

    mutations.onNext("a")
    mutations.onNext("b")

    #expect(
      log.values == ["x", "xa", "xab"],
      "Each mutation is reduced into the state before it: nothing is lost, and nothing comes twice."
    )
    token.dispose()
  }

  @Test func `the initial state is the first, even if a mutation comes at once`() {
    let reactor = NotingReactor(["x"])
    let mutations = Observable<String>
      .create { observer in
        observer.onNext("a")
        observer.onNext("b")
        return Disposables.create()
      }
    let token = log.states(of: reactor.states(from: mutations))

    #expect(
      log.values == ["x", "xa", "xab"],
      "Both mutations came inside `subscribe`. First comes the initial state, and then what they make of it."
    )
    token.dispose()
    withExtendedLifetime(reactor) {}
  }

  @Test func `each subscription to the states begins with the initial one`() {
    let (mutations, second) = (PublishSubject<String>(), Log())
    let reactor = NotingReactor(["x"])
    let states = reactor.states(from: mutations)
    let token = log.states(of: states)
    mutations.onNext("a")
    let later = second.states(of: states)
    mutations.onNext("b")

    #expect(
      second.values == ["x", "xb"],
      """
      A second subscription began after `a`. It has heard the initial state and one mutation, and each \
      state is made of the one before it in the same subscription.
      """
    )
    token.dispose()
    later.dispose()
    withExtendedLifetime(reactor) {}
  }

  @Test func `the two pieces fit together`() {
    let reactor = NotingReactor { .just($0) }
    let token = log.states(of: reactor.states(from: reactor.mutations(from: actions)))
    actions.onNext("a")
    actions.onNext("b")

    #expect(log.values == ["", "a", "ab"], "Actions go in, states come out.")
    token.dispose()
  }

  @Test func `the stream does not keep the reactor`() {
    let lifetimes = Lifetimes()
    let tokens = subscribeToReactorThatGoes(lifetimes)

    #expect(
      lifetimes.alive == 0,
      """
      The reactor will keep the stream. If the stream keeps the reactor, too, that is a retain \
      cycle, and each screen that was ever open stays in memory.
      """
    )
    actions.onNext("a")
    #expect(
      log.values.filter { $0 != "completed" } == ["next([])"],
      "The reactor is gone, and an action still made a state."
    )
    tokens.dispose()
  }

  @Test func `neither piece keeps the reactor, whoever has it`() {
    let lifetimes = Lifetimes()
    let pieces = piecesOfReactorThatGoes(lifetimes)

    #expect(
      lifetimes.alive == 0,
      """
      Somebody has the sequences of mutations and states, and nobody has subscribed to them. One of them \
      keeps the reactor.
      """
    )
    withExtendedLifetime(pieces) {}
  }

  private func piecesOfReactorThatGoes(
    _ lifetimes: Lifetimes
  ) -> (Observable<String>, Observable<[String]>) {
    let reactor = NotingReactor(probe: lifetimes.probe("reactor"))
    let mutations = reactor.mutations(from: actions)
    return (mutations, reactor.states(from: mutations))
  }

  @Test func `an action that is under way does not keep the reactor`() {
    let (lifetimes, slow) = (Lifetimes(), HandSource<String>())
    let tokens = subscribeToReactorThatGoes(lifetimes, asks: slow, about: "a")

    #expect(slow.living == 1, "The request of `a` is under way.")
    #expect(
      lifetimes.alive == 0,
      """
      A request is under way, and something that waits for its answer keeps the reactor. A reactor \
      that is kept by its own requests does not go when its screen does.
      """
    )
    tokens.dispose()
    #expect(slow.living == 0, "Disposing ends the request.")
  }

  private func subscribeToReactorThatGoes(
    _ lifetimes: Lifetimes,
    asks slow: HandSource<String>? = nil,
    about action: String? = nil
  ) -> Disposable {
    let reactor = NotingReactor(probe: lifetimes.probe("reactor")) { action in
      if let slow { slow } else { .just(action) }
    }
    let states = reactor.states(from: reactor.mutations(from: actions))
    let token = states.subscribe(log.observer())
    if let action { actions.onNext(action) }
    return withExtendedLifetime(reactor) { token }
  }
}
