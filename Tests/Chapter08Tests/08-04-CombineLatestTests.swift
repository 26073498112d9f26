import ContractTesting
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

@Suite struct `8.4 combineLatest` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  private func join() -> Disposable {
    Observable.combineLatest(left, right) { "\($0)\($1)" }.subscribe(log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.4",
      operators: [
        "combineLatest(a, b)": { Observable.combineLatest($0.a, $0.b) { $0 * 10 + $1 } }
      ]
    )
  }

  @Test func `each element is joined with the newest of the other`() {
    let token = join()

    left.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "There is nothing to join with yet.")
    right.send(.next(7), .next(8))
    left.send(.next(3))

    #expect(
      log.values == ["next(27)", "next(28)", "next(38)"],
      "A result for each element, once there is one of each; 2 replaced 1."
    )
    token.dispose()
    #expect(left.living == 0 && right.living == 0, "`dispose()` has to reach all sources.")
  }

  @Test func `it completes when all have completed`() {
    let token = join()

    left.send(.next(1), .completed)
    #expect(left.living == 0, "A source that has ended is disposed at once.")
    right.send(.next(7), .next(8))
    #expect(log.values == ["next(17)", "next(18)"], "The left one's last element still counts.")
    right.send(.completed)

    #expect(log.values == ["next(17)", "next(18)", "completed"], "All have completed.")
    token.dispose()
  }

  @Test func `it completes when no result can come any more`() {
    let token = join()

    left.send(.completed)
    #expect(
      log.values.isEmpty,
      "The left one has ended without an element. The right one is still silent."
    )
    right.send(.next(7))

    #expect(
      log.values == ["completed"],
      "There is nothing to join 7 with, and there never will be: the left one has ended."
    )
    #expect(right.living == 0, "Nobody hears the right one any more: dispose it.")
    token.dispose()
  }

  @Test func `it goes on while there is a source that can fill the gap`() {
    let third = HandSource<Int>()
    let token = Observable.combineLatest(left, right, third) { "\($0)\($1)\($2)" }
      .subscribe(log.observer())

    left.send(.next(1), .completed)
    right.send(.next(2), .next(3))
    third.send(.next(4))

    #expect(log.values == ["next(134)"], "The third was silent, but had not ended: wait for it.")
    token.dispose()
  }

  @Test func `it completes when the last living source sends, and not earlier`() {
    let third = HandSource<Int>()
    let token = Observable.combineLatest(left, right, third) { "\($0)\($1)\($2)" }
      .subscribe(log.observer())

    third.send(.completed)
    left.send(.next(1))
    #expect(
      log.values.isEmpty,
      """
      The third has ended without an element, and the right one has not sent anything: the left one is \
      not the last living source. As in RxSwift, nothing is sent yet; the observer heard \(log.values).
      """
    )
    right.send(.next(2), .completed)
    left.send(.next(3))

    #expect(
      log.values == ["completed"],
      "The left one is the last living source, and there is nothing to join 3 with."
    )
    token.dispose()
  }

  @Test func `it completes at the last living source, however many have sent nothing`() {
    let third = HandSource<Int>()
    let token = Observable.combineLatest(left, right, third) { "\($0)\($1)\($2)" }
      .subscribe(log.observer())

    left.send(.completed)
    right.send(.completed)
    #expect(log.values.isEmpty, "The third is still silent. The observer heard \(log.values).")
    third.send(.next(3))

    #expect(
      log.values == ["completed"],
      """
      Both of the others have ended without an element, so there is nothing to join 3 with. The \
      observer heard \(log.values).
      """
    )
    token.dispose()
  }

  @Test func `an end is heard before any source is disposed because of it`() {
    let failed = [Event<Int>.error(Storm())]
    for ends in [([.next(1)] + failed, []), ([], failed)] {
      expectHeardBeforeFreed(ends.0, ends.1) { .combineLatest($0, $1) { $0 + $1 } }
    }
    expectHeardBeforeFreed([.next(1)], [.next(2)]) {
      .combineLatest($0, $1) { (_: Int, _: Int) throws -> Int in throw Storm() }
    }
    expectHeardBeforeFreed([.completed], [.next(1)], subscribed: ["the second"]) {
      .combineLatest($0, $1) { $0 + $1 }
    }
  }

  @Test func `a source that is disposed has been counted off`() {
    expectTheLastIsFreedLast(hears: []) { .combineLatest($0, $1) { $0 + $1 } }
    expectTheLastIsFreedLast(before: [.next(1)], hears: ["2"]) {
      .combineLatest($0, $1) { $0 + $1 }
    }
    let token = join()
    left.whenDisposed = { [right] in right.send(.next(7)) }
    left.send(.completed)

    #expect(
      log.values == ["completed"],
      """
      The left one has completed without an element, and its disposal made the right one send 7. That \
      is the last living source, and can never be joined. The observer heard \(log.values).
      """
    )
    left.whenDisposed = {}
    token.dispose()
  }

  @Test func `an error of any source ends the result`() {
    let token = join()

    right.send(.next(1), .error(Storm()))

    #expect(log.values == ["error(storm)"], "At once, even without a result.")
    #expect(left.living == 0 && right.living == 0, "All sources are disposed with it.")
    token.dispose()
  }

  @Test func `a selector that throws ends the result`() {
    let token =
      Observable.combineLatest(left, right) { left, right in
        if left == right { throw Storm() }
        return left + right
      }
      .subscribe(log.observer())

    left.send(.next(1))
    right.send(.next(2), .next(1), .next(3))

    #expect(
      log.values == ["next(3)", "error(storm)"],
      "What it throws is the error of the result."
    )
    #expect(left.living == 0 && right.living == 0, "No observer is left: dispose both.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { .combineLatest($0, Observable.just(0)) { first, _ in first } }
    expectKeepsTheRules { .combineLatest(Observable.just(0), $0) { _, second in second } }
    expectKeepsTheRules {
      .combineLatest(Observable.just(0), Observable.just(0), $0) { _, _, third in third }
    }
    expectKeepsTheRules { .combineLatest([$0, .just(0)]) { $0[0] } }
  }

  @Test func `the selector is not called after the end, and is freed`() {
    let asked = Recorder<Int>()
    let token =
      Observable.combineLatest(left, Observable.just(0)) { left, _ in
        asked.record(left)
        if left == 2 { throw Storm() }
        return left
      }
      .subscribe(
        AnyObserver { (event: Event<Int>) in
          if event.isStopEvent { left.send(.next(3)) }
        }
      )
    left.send(.next(1), .next(2), .next(4))
    token.dispose()

    #expect(
      asked.values == [1, 2],
      "It threw at 2, and that was the end. It was called with \(asked.values)."
    )
    expectLetsGoOfItsClosures { source, probe in
      Observable.combineLatest(source, Observable.just(0)) { first, _ in
        probe.touch()
        return first
      }
    }
  }

  @Test func `an optional may be nil and still be there`() {
    let maybe = HandSource<Int?>()
    let token = Observable.combineLatest(maybe, right) { "\($0 ?? 0)\($1)" }
      .subscribe(log.observer())

    maybe.send(.next(nil))
    right.send(.next(7))

    #expect(log.values == ["next(07)"], "`nil` is an element like any other.")
    token.dispose()
  }

  @Test func `an element that was replaced is not kept`() {
    let (pictures, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = Observable.combineLatest(pictures, right) { $1 }.subscribe(log.observer())
    right.send(.next(7))
    for _ in 1...100 { pictures.send(.next(lifetimes.probe())) }

    #expect(
      lifetimes.alive == 1,
      """
      A source has sent a hundred elements, and each replaces the one before. Only the newest can be \
      used again, but \(lifetimes.alive) of them are in memory.
      """
    )
    token.dispose()
  }

  @Test func `sources that send inside subscribe take turns`() {
    _ = Observable.combineLatest(Observable.of(1, 2), Observable.of(3, 4)) { "\($0)\($1)" }
      .subscribe(log.observer())

    #expect(
      log.values == ["next(13)", "next(23)", "next(24)", "completed"],
      "`of` sends one element per turn: 1, 3, 2, 4."
    )
  }

  @Test func `a diamond has a glitch`() {
    let token = Observable.combineLatest(left, left.map { $0 * 10 }) { "\($0)+\($1)" }
      .subscribe(log.observer())

    left.send(.next(1), .next(2))

    #expect(
      log.values == ["next(1+10)", "next(2+10)", "next(2+20)"],
      "One change takes two paths, and one comes first: the result in between is a glitch."
    )
    token.dispose()
  }

  @Test func `the sources are subscribed from left to right, even after an end`() {
    let token =
      Observable.combineLatest(
        noted("left", .error(Storm()), in: log),
        noted("right", right, in: log)
      )
      .subscribe { (event: Event<(Int, Int)>) in log.record("\(event)") }
    token.dispose()

    #expect(
      log.values == [
        "left subscribed", "error(storm)", "left disposed", "right subscribed", "right disposed",
      ],
      "Nothing stops the subscribing once it has begun. What comes too late is disposed."
    )
  }

  @Test func `each subscription has its own state`() {
    let joined = Observable.combineLatest(left, right) { "\($0)\($1)" }
    let other = Log()
    let token = joined.subscribe(log.observer())
    left.send(.next(1))
    let late = joined.subscribe(other.observer())
    right.send(.next(7))

    #expect(log.values == ["next(17)"], "This observer was there when 1 came.")
    #expect(other.values.isEmpty, "This observer was not: it must not hear what others have heard.")
    token.dispose()
    late.dispose()
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    expectOneAtATime(
      before: [.next(0)],
      hears: ["00 10 12 completed", "00 02 12 completed"]
    ) {
      .combineLatest($0, $1) { "\($0)\($1)" }
    }
    expectOneAtATime(
      [.next(1), .error(Storm())],
      [.completed],
      before: [.next(0)],
      hears: ["00 10 error(storm)"]
    ) {
      .combineLatest([$0, $1]) { "\($0[0])\($0[1])" }
    }
  }

  @Test func `an observer that has disposed does not hear an end that was on its way`() {
    expectNoEndAfterDisposal(before: [.next(0)], hears: ["10", "error(storm)"]) {
      .combineLatest($0, $1) { "\($0)\($1)" }
    }
  }

  @Test func `the observer may make another source send`() {
    let returned = onThreads(1) { [left, right, log] _ in
      let token = Observable.combineLatest(left, right) { "\($0)\($1)" }
        .subscribe { (event: Event<String>) in
          log.record("\(event)")
          if log.values.count == 1 { right.send(.next(8)) }
        }
      left.send(.next(1))
      right.send(.next(7))
      token.dispose()
    }

    #expect(returned, "The thread waits for itself, for a lock that it holds: a deadlock.")
    #expect(log.values == ["next(17)", "next(18)"], "It sends 8, and hears the result at once.")
  }

  @Test func `what the observer makes a source send is heard at once`() {
    expectHeardAtOnce(
      before: ([], [.next(0)]),
      answering: [.next(2)],
      [.next(3)],
      hears: ["20", "23"]
    ) {
      .combineLatest($0, $1) { "\($0)\($1)" }
    }
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token =
      Observable.combineLatest(left, right) { [probe = lifetimes.probe()] in
        probe.touch()
        return $0 + $1
      }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    left.send(.error(Storm()))
    left.forgetObservers()
    right.forgetObservers()

    #expect(lifetimes.alive == 0, "The sequence has ended; its observer or selector is still kept.")
    token.dispose()
  }
}
