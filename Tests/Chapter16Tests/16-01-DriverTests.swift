import ContractTesting
import Solution03TokensAndBags
import Solution04Events
import Solution07Subjects
import Solution15Traits
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution16Screen
#else
@testable import Chapter16Screen
#endif

@MainActor @Suite struct `16.1 Driver` {
  private let source = HandSource<Int>()
  private let log = PlaceLog()

  @Test func `an element of another thread is told on main`() async {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    elsewhere { [source] in source.send(.next(1)) }
    await turnOfMain()

    #expect(
      log.values == ["1"],
      "The element came on another thread. A label that is set from there crashes, or does nothing."
    )
    token.dispose()
  }

  @Test func `on main, where nobody waits, it is told at once`() {
    let relay = BehaviorRelay(value: 1)
    let token = relay.asDriver().drive(log.observer())
    #expect(log.values == ["1"], "The present value is told before `drive` returns.")
    relay.accept(2)

    #expect(log.values == ["1", "2"], "A new value is told before `accept` returns.")
    token.dispose()
  }

  @Test func `what is accepted while it is told waits for its turn`() async {
    let relay = BehaviorRelay(value: 1)
    let token = relay.asDriver()
      .drive(onNext: { [log] value in
        log.note("\(value) begins")
        if value < 2 { relay.accept(value + 1) }
        log.note("\(value) ends")
      })
    await turnOfMain()

    #expect(
      log.values == ["1 begins", "1 ends", "2 begins", "2 ends"],
      "On main one element comes after the other, also if one of them brings the next."
    )
    token.dispose()
  }

  @Test func `an element takes the place of an error`() {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    source.send(.next(1), .error(Storm()))

    #expect(
      log.values == ["1", "-1", "completed"],
      "A driver has no errors. It was told what to send in place of one, and then it is over."
    )
    token.dispose()
  }

  @Test func `another driver takes the place of a source that failed`() {
    let other = BehaviorRelay(value: 7)
    let token = source.asDriver(onErrorDriveWith: other.asDriver()).drive(log.observer())
    source.send(.next(1), .error(Storm()))
    other.accept(8)

    #expect(log.values == ["1", "7", "8"], "After the error it goes on with the other driver.")
    token.dispose()
  }

  @Test func `the error may choose what takes its place`() {
    var errors: [String] = []
    let driver = source.asDriver { error in
      errors.append("\(error)")
      return .never()
    }
    let token = driver.drive(log.observer())
    source.send(.error(Storm()))

    #expect(errors == ["storm"], "The closure is given the error of the source, once.")
    #expect(log.values == [], "It chose a driver in which nothing happens.")
    token.dispose()
  }

  @Test func `what takes the place of an error comes on main, too`() async {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    elsewhere { [source] in source.send(.error(Storm())) }
    await turnOfMain()

    #expect(
      log.values == ["-1", "completed"],
      "The source failed on another thread, and what came in place of the error came there, too."
    )
    token.dispose()
  }

  @Test func `what takes the place of an error is chosen on main`() async {
    let driver = source.asDriver { [log] error in
      log.note("\(error)")
      return .never()
    }
    let token = driver.drive(log.observer())
    elsewhere { [source] in source.send(.error(Storm())) }
    await turnOfMain()

    #expect(
      log.values == ["storm"],
      "The closure that chooses is code of the screen, and was called on the thread of the error."
    )
    token.dispose()
  }

  @Test func `all who listen have one subscription`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let tokens = [driver.drive(log.observer()), driver.drive(log.observer())]
    #expect(source.subscriptions.count == 1, "Two labels listen, and the request is sent twice.")
    source.send(.next(1))
    #expect(log.values == ["1", "1"], "Each of them is told.")
    for token in tokens { token.dispose() }

    #expect(source.living == 0, "Nobody listens any more: the source is let go of.")
  }

  @Test func `a newcomer is told the newest element at once`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let first = driver.drive()
    source.send(.next(1), .next(2))
    let second = driver.drive(log.observer())

    #expect(
      log.values == ["2"],
      """
      A screen that opens later has to show what is known: the newest element, before `drive` \
      returns, and nothing older.
      """
    )
    first.dispose()
    second.dispose()
  }

  @Test func `the next who listens when nobody did begins anew`() {
    let driver = source.asDriver(onErrorJustReturn: -1)
    let first = driver.drive()
    source.send(.next(1))
    first.dispose()
    source.forgetObservers()
    let second = driver.drive(log.observer())

    #expect(log.values == [], "What was kept is old by now: with the last who listened, it goes.")
    #expect(source.subscriptions.count == 2, "The work begins again.")
    second.dispose()
  }

  @Test func `what an operator makes is shared, too`() {
    var calls = 0
    let driver = source.asDriver(onErrorJustReturn: -1)
      .map { number in
        calls += 1
        return number * 10
      }
    let first = driver.drive(log.observer())
    source.send(.next(1))
    let second = driver.drive(log.observer())

    #expect(log.values == ["10", "10"], "Both are told the result, the second one by replay.")
    #expect(
      calls == 1,
      "The closure of `map` ran once for each who listens: each operator has to share its result."
    )
    first.dispose()
    second.dispose()
  }

  @Test func `nobody is told anything after dispose`() {
    let token = source.asDriver(onErrorJustReturn: -1).drive(log.observer())
    token.dispose()
    source.send(.next(1), .completed)

    #expect(log.values == [], "Disposed is disposed.")
  }

  @Test func `what listened is let go of`() {
    let lifetimes = Lifetimes()
    let token = source.asDriver(onErrorJustReturn: -1)
      .drive(onNext: { [probe = lifetimes.probe()] _ in probe.touch() })
    source.send(.next(1))
    token.dispose()
    source.forgetObservers()

    #expect(lifetimes.alive == 0, "The subscription is over, and still keeps what listened.")
  }
}
