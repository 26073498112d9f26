import ContractTesting
import Interleaving
import InterleavingTesting
import RxTesting
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

@Suite struct `8.7 amb` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.7",
      operators: ["a.amb(b)": { $0.a.amb($0.b) }]
    )
  }

  @Test func `only the source that sends first is heard`() {
    let token = left.amb(right).subscribe(log.observer())

    right.send(.next(1))
    left.send(.next(2))
    right.send(.next(3), .completed)

    #expect(
      log.values == ["next(1)", "next(3)", "completed"],
      "The right one was first. The left one has lost, and is not heard any more."
    )
    token.dispose()
  }

  @Test func `the loser is disposed before the winner is heard`() {
    let token = noted("left", left, in: log)
      .amb(noted("right", right, in: log))
      .subscribe(log.observer())

    left.send(.completed)

    #expect(
      log.values == [
        "left subscribed", "right subscribed", "right disposed", "completed", "left disposed",
      ],
      "An end wins, too. The right one is disposed before the observer hears it."
    )
    token.dispose()
  }

  @Test func `an error may win`() {
    _ = left.amb(right).subscribe(log.observer())

    right.send(.error(Storm()))
    left.send(.next(1))

    #expect(log.values == ["error(storm)"], "The first event decides, whatever it is.")
    #expect(
      left.living == 0 && right.living == 0,
      "The result has ended, and a source is still subscribed."
    )
  }

  @Test func `what a loser sends is not heard, not even an error`() {
    let token = left.amb(right).subscribe(log.observer())

    right.send(.next(1))
    left.send(.next(2), .error(Storm()), .completed)
    #expect(
      log.values == ["next(1)"],
      "The right one has won. The left one sent an element and ends, and the observer heard \(log.values)."
    )
    #expect(right.living == 1, "The winner goes on, and was disposed.")
    token.dispose()
  }

  @Test func `a source that sends inside subscribe wins`() {
    let token = Observable.of(1, 2)
      .amb(noted("right", .just(9), in: log))
      .subscribe(log.observer())

    #expect(
      log.values == ["right subscribed", "next(9)", "completed", "right disposed"],
      "`of` waits for its turn on the trampoline; `just` does not."
    )
    token.dispose()
    let other = Log()
    let late = Observable.just(9)
      .amb(noted("right", right, in: other))
      .subscribe(other.observer())
    #expect(
      other.values == ["next(9)", "completed", "right subscribed", "right disposed"],
      """
      The race is over before the right one is subscribed. As in RxSwift, it is still subscribed, \
      and disposed at once.
      """
    )
    late.dispose()
  }

  @Test func `a source that is subscribed after the race is disposed, while the winner goes on`() {
    let winner = Observable<Int>
      .create { observer in
        observer.onNext(9)
        return Disposables.create()
      }
    let token = winner.amb(right).subscribe(log.observer())

    #expect(log.values == ["next(9)"], "The first source has sent 9 inside `subscribe`, and won.")
    #expect(
      right.living == 0,
      "The race was over when the second source was subscribed, and it is subscribed still."
    )
    token.dispose()
  }

  @Test func `a source that sends after the race, inside subscribe, is not heard`() {
    let winner = Observable<Int>
      .create { observer in
        observer.onNext(9)
        return Disposables.create()
      }
    let late = SendsInside(.next(8), .error(Storm()))
    let token = winner.amb(late).subscribe(log.observer())

    #expect(
      log.values == ["next(9)"],
      """
      The first source has sent 9 inside `subscribe`, and won. The second sent 8 and an error inside \
      its own `subscribe`. The observer heard \(log.values).
      """
    )
    #expect(late.token.disposals == 1, "The second source has lost, and was not disposed.")
    token.dispose()
  }

  @Test func `any number of sources may compete`() {
    let third = HandSource<Int>()
    let token = Observable.amb([left, right, third]).subscribe(log.observer())

    third.send(.next(1))
    left.send(.next(2))
    #expect(log.values == ["next(1)"], "One winner.")
    #expect(left.living == 0 && right.living == 0, "All the others have lost.")
    token.dispose()
    #expect(third.living == 0, "`dispose()` has to reach the winner, too.")

    _ = Observable<Int>.amb([]).subscribe(log.observer())
    #expect(log.values == ["next(1)"], "Without sources, nothing is sent.")
  }

  @Test func `a source that competes with itself wins once`() {
    let token = Observable.amb([left, left]).subscribe(log.observer())
    left.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1)", "next(2)"],
      """
      The same source takes part twice, and only one of the two subscriptions may win. The observer heard \
      \(log.values).
      """
    )
    #expect(left.living == 1, "The one that has lost has to be disposed.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { $0.amb(Observable.never()) }
    expectKeepsTheRules { Observable.never().amb($0) }
  }

  @Test func `an end of the winner is heard before it is disposed`() {
    let failed = [Event<Int>.error(Storm())]
    expectHeardBeforeFreed([.next(1), .completed], subscribed: ["the first"]) { $0.amb($1) }
    expectHeardBeforeFreed([.next(1)] + failed, subscribed: ["the first"]) { $0.amb($1) }
    expectHeardBeforeFreed([], [.completed], subscribed: ["the second"]) { $0.amb($1) }
    expectHeardBeforeFreed([], failed, subscribed: ["the second"]) { $0.amb($1) }
  }

  @Test func `the observer may make the winner send`() {
    expectHeardAtOnce(answering: [.next(2)], [.next(3)], hears: ["2"]) { $0.amb($1) }
    expectHeardAtOnce(answering: [.error(Storm())], [.next(3)], hears: ["error(storm)"]) {
      $0.amb($1)
    }
  }

  @Test func `of two threads that send at once, one wins`() {
    expectOneAtATime(hears: ["1 completed", "2 completed"]) { $0.amb($1) }
    expectOneAtATime([.completed], [.error(Storm())], hears: ["completed", "error(storm)"]) {
      $0.amb($1)
    }
  }

  @Test func `of two threads that send at once, only the loser is disposed`() {
    inEveryInterleaving(
      """
      Both sources may have asked at the same moment. Only the one that has won may dispose the \
      other: the winner has more to send.
      """
    ) { race in
      let two = TwoSources<Int>(in: race)
      two.subscribe(to: two.left.amb(two.right))
      race.thread("one source") { two.left.send(.next(1)) }
      race.thread("the other source") { two.right.send(.next(2)) }
      race.atEnd {
        if let complaint = two.complaint(unless: ["1", "2"]) { return complaint }
        let (winner, loser) = two.heard == "1" ? (two.left, two.right) : (two.right, two.left)
        if winner.living == 0 { return "\(two.heard) was heard, and its source is disposed." }
        return loser.living == 0 ? nil : "\(two.heard) was heard; the loser is still subscribed."
      }
    }
  }

  @Test func `a loser that is disposed may make another source send`() {
    inEveryInterleaving(
      """
      Disposing a loser calls somebody else's code. Here it makes another source send, which asks \
      whether it has won. A `Lock` must not be held at that moment.
      """
    ) { race in
      let (left, right, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      right.whenDisposed = {
        race.step("is disposed, and sends")
        right.send(.next(2))
      }
      let token = left.amb(right).subscribe(log.observer())
      race.thread("the winner") {
        left.send(.next(1))
        right.whenDisposed = {}
      }
      race.atEnd {
        token.dispose()
        return log.values == ["next(1)"] ? nil : "The observer heard \(log.values)."
      }
    }
  }

  @Test(arguments: [Event<Int>.next(2), .completed, .error(Storm())])
  func `a loser that is disposed may make the winner send`(event: Event<Int>) {
    inEveryInterleaving(
      """
      Disposing a loser made the winner send \(event). Everything that the winner sends is forwarded, \
      from the moment it has won. What the loser makes another loser send is not.
      """
    ) { race in
      let (left, right, third, log) = (
        HandSource<Int>(), HandSource<Int>(), HandSource<Int>(), Log()
      )
      right.whenDisposed = {
        race.step("is disposed, and makes the others send")
        third.send(.next(3))
        left.send(event)
      }
      let token = Observable.amb([left, right, third]).subscribe(log.observer())
      race.thread("the winner") {
        left.send(.next(1))
        right.whenDisposed = {}
      }
      race.atEnd {
        let living = left.living
        token.dispose()
        // Which of the two comes first is up to the answer; nothing comes after an end.
        let heard = log.values.filter { $0 != "next(1)" }
        if heard != ["\(event)"] || (event.isStopEvent && log.values.last != "\(event)") {
          return "The winner sent next(1) and \(event), and the observer heard \(log.values)."
        }
        if event.isStopEvent { return nil }
        if log.values.count != 2 {
          return "The winner sent next(1) and \(event), and the observer heard \(log.values)."
        }
        return living == 1 ? nil : "The winner goes on, and was disposed."
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `a source that wins with its end has won, whatever its losers send`(end: Event<Int>) {
    inEveryInterleaving(
      """
      Any event decides, an end as well as an element. When the loser is disposed, it makes a third \
      source send, which has lost by then.
      """
    ) { race in
      let (left, right, third) = (HandSource<Int>(), HandSource<Int>(), HandSource<Int>())
      let log = Log()
      right.whenDisposed = {
        race.step("is disposed, and makes the third one send")
        third.send(.next(1))
      }
      let token = Observable.amb([left, right, third]).subscribe(log.observer())
      race.thread("the winner") {
        left.send(end)
        right.whenDisposed = {}
      }
      race.atEnd {
        token.dispose()
        return log.values == ["\(end)"] ? nil : "The observer heard \(log.values)."
      }
    }
  }

  @Test func `a source may win while another one is being subscribed`() {
    expectNothingIsLost(sending: [.next(1), .completed], hears: ["1 completed"]) { $0.amb($1) }
  }

  @Test func `a loser that was just being subscribed is disposed, too`() {
    inEveryInterleaving(
      """
      The first source may win on another thread at the very moment when the second has been subscribed. \
      Whether there is a winner, and where it finds the token, must not be two steps.
      """
    ) { race in
      let two = TwoSources<Int>(in: race)
      race.thread("the subscriber") { two.subscribe(to: two.left.amb(two.right)) }
      var hasSent = false
      func send() {
        // Nobody would hear it before.
        guard !hasSent, !two.left.subscriptions.isEmpty else { return }
        hasSent = true
        two.left.send(.next(1))
      }
      race.thread("the first source", send)
      race.atEnd {
        send()
        if let complaint = two.complaint(unless: ["1"]) { return complaint }
        if two.left.living == 0 { return "1 was heard, and its source is disposed." }
        return two.right.living == 0 ? nil : "1 was heard; the loser is still subscribed."
      }
    }
  }

  @Test func `one thread disposes while another one wins`() {
    expectNothingIsLeft(sending: [.next(1), .completed]) { $0.amb($1) }
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token = left.amb(right).subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    left.send(.next(1), .completed)
    left.forgetObservers()
    right.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended, and its observer is still kept.")
    token.dispose()
  }
}
