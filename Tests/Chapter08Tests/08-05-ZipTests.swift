import ContractTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution08Combining
#else
@testable import Chapter08Combining
#endif

@Suite struct `8.5 zip` {
  private let left = HandSource<Int>()
  private let right = HandSource<Int>()
  private let log = Log()

  private func join() -> Disposable {
    Observable.zip(left, right) { "\($0)\($1)" }.subscribe(log.observer())
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "08-Combining",
      exercise: "8.5",
      operators: ["zip(a, b)": { Observable.zip($0.a, $0.b) { $0 * 10 + $1 } }]
    )
  }

  @Test func `the first goes with the first, the second with the second`() {
    let token = join()

    left.send(.next(1), .next(2), .next(3))
    #expect(log.values.isEmpty, "They wait for their partners.")
    right.send(.next(7), .next(8))
    left.send(.next(4))
    right.send(.next(9), .next(5))

    #expect(
      log.values == ["next(17)", "next(28)", "next(39)", "next(45)"],
      "Each element is used once, in the order in which it came."
    )
    token.dispose()
    #expect(left.living == 0 && right.living == 0, "`dispose()` has to reach all sources.")
  }

  @Test func `a queue that grows and shrinks again keeps its order`() {
    let token = Observable.zip(left, right) { "\($0) with \($1)" }.subscribe(log.observer())
    // How far the left one is ahead, again and again.
    var (sent, used) = (0, 0)
    for lead in [3, 1, 8, 2, 30, 0, 5, 17, 4, 100, 0] {
      while sent - used < lead {
        sent += 1
        left.send(.next(sent))
      }
      while sent - used > lead {
        used += 1
        right.send(.next(used))
      }
    }

    let wanted = (1...used).map { "next(\($0) with \($0))" }
    let firstWrong = zip(log.values, wanted).first { $0 != $1 }?.0
    #expect(
      log.values == wanted,
      """
      Both sources count up from 1, and the left one is ahead, now more and now less. So each number has \
      itself as its partner. Of \(used) pairs \(log.values.count) came; the first that is wrong: \
      \(firstWrong ?? "none").
      """
    )
    token.dispose()
  }

  @Test func `elements that wait are not lost when their source ends`() {
    let token = join()

    left.send(.next(1), .next(2), .completed)
    #expect(left.living == 0, "A source that has ended is disposed at once.")
    right.send(.next(7), .next(8))

    #expect(log.values == ["next(17)", "next(28)"], "1 and 2 wait, though their source has ended.")
    token.dispose()
  }

  @Test func `it completes when all have completed, and not before`() {
    let token = join()

    left.send(.next(1), .completed)
    right.send(.next(7), .next(8))
    #expect(
      log.values == ["next(17)"],
      "No more pairs can come, but `zip` of sources still waits for all ends, as in RxSwift."
    )
    right.send(.completed)

    #expect(log.values == ["next(17)", "completed"], "Now all have ended; 8 found no partner.")
    token.dispose()
  }

  @Test func `zip of a collection completes when no more rows can come`() {
    let token = Observable.zip([left, right]).subscribe(log.observer())

    left.send(.next(1), .completed)
    right.send(.next(7))
    #expect(log.values == ["next([1, 7])"], "The right one may be about to end, too.")
    right.send(.next(8))

    #expect(
      log.values == ["next([1, 7])", "completed"],
      "There is nothing to join 8 with, and there never will be: the left one has ended."
    )
    #expect(right.living == 0, "Nobody hears the right one any more: dispose it.")
    token.dispose()
  }

  @Test func `zip of a collection goes on while two sources are living`() {
    let third = HandSource<Int>()
    let token = Observable.zip([left, right, third]).subscribe(log.observer())

    third.send(.completed)
    left.send(.next(1))
    #expect(
      log.values.isEmpty,
      """
      The third has ended, and the left one is not the last living source. As in RxSwift, nothing is \
      sent yet; the observer heard \(log.values).
      """
    )
    right.send(.completed)
    left.send(.next(2))

    #expect(
      log.values == ["completed"],
      "The left one is the last living source, and there is nothing to join 2 with."
    )
    token.dispose()
  }

  @Test func `an error is sent at once`() {
    let token = join()

    left.send(.next(1), .error(Storm()))

    #expect(log.values == ["error(storm)"], "An error overtakes the elements that wait.")
    #expect(right.living == 0, "All sources are disposed with it.")
    token.dispose()
  }

  @Test func `a selector that throws ends the result`() {
    let token =
      Observable.zip(left, right) { left, right in
        if left == right { throw Storm() }
        return left + right
      }
      .subscribe(log.observer())

    left.send(.next(1), .next(2), .next(3))
    right.send(.next(7), .next(2), .next(8))

    #expect(
      log.values == ["next(8)", "error(storm)"],
      "What it throws is the error of the result."
    )
    #expect(left.living == 0 && right.living == 0, "No observer is left: dispose both.")
    token.dispose()
  }

  @Test func `it keeps the rules that every operator keeps`() {
    let others = Observable.just(0).concat(Observable.just(0))
    expectKeepsTheRules { .zip($0, others) { first, _ in first } }
    expectKeepsTheRules { .zip(others, $0) { _, second in second } }
    expectKeepsTheRules { .zip([$0, others]) { $0[0] } }
    expectKeepsTheRules { .zip([others, $0]) { $0[1] } }
  }

  @Test func `its selector is freed`() {
    expectLetsGoOfItsClosures { source, probe in
      Observable.zip(source, Observable.just(0)) { first, _ in
        probe.touch()
        return first
      }
    }
    expectLetsGoOfItsClosures { source, probe in
      Observable.zip([source, .just(0)]) { row in
        probe.touch()
        return row.count
      }
    }
  }

  @Test func `a source with its own tail makes pairs of neighbours`() {
    let token = Observable.zip(left, left.skip(1)) { "\($0)\($1)" }.subscribe(log.observer())

    left.send(.next(1), .next(2), .next(3), .completed)

    #expect(
      log.values == ["next(12)", "next(23)", "completed"],
      "Each with its successor. 3 finds no partner."
    )
    token.dispose()
  }

  @Test func `an optional may be nil, and waits like any other element`() {
    let maybe = HandSource<Int?>()
    let token = Observable.zip(maybe, right) { "\($0 ?? 0)\($1)" }.subscribe(log.observer())

    maybe.send(.next(nil), .next(2))
    right.send(.next(7), .next(8))

    #expect(
      log.values == ["next(07)", "next(28)"],
      "`nil` is an element like any other. The observer heard \(log.values)."
    )
    token.dispose()
  }

  @Test func `a long queue is no problem`() {
    let count = Recorder<Int>()
    let token = Observable.zip(left, right) { $0 - $1 }.subscribe(onNext: { count.record($0) })

    for number in 0..<20_000 { left.send(.next(number)) }
    for number in 0..<20_000 { right.send(.next(number)) }

    #expect(count.values.count == 20_000, "Twenty thousand waited, and each found a partner.")
    #expect(count.values.allSatisfy { $0 == 0 }, "Each found its own partner.")
    token.dispose()
  }

  @Test func `two threads send, and the observer hears one event at a time`() {
    let (left, right) = ([1, 3].map(Event.next), [2, 4].map(Event.next))
    expectOneAtATime(left + [.completed], right + [.completed], hears: ["12 34 completed"]) {
      .zip($0, $1) { "\($0)\($1)" }
    }
    expectOneAtATime(hears: ["12 completed"]) {
      .zip([$0, $1]) { "\($0[0])\($0[1])" }
    }
  }

  @Test func `a reentrant element comes at once, or after the observer has returned`() {
    func listen(_ joined: Observable<[Int]>) -> Disposable {
      var mayAnswer = true
      return joined.subscribe { (event: Event<[Int]>) in
        log.record("\(event)")
        guard mayAnswer else { return }
        mayAnswer = false
        left.send(.next(5))
        right.send(.next(6))
        log.record("answered")
      }
    }
    var token = listen(.zip(left, right) { [$0, $1] })
    left.send(.next(1))
    right.send(.next(2))
    token.dispose()
    #expect(
      log.values == ["next([1, 2])", "next([5, 6])", "answered"],
      "`zip` of sources delivers a reentrant element at once."
    )

    token = listen(Observable.zip([left, right]))
    left.send(.next(1))
    right.send(.next(2))
    token.dispose()
    #expect(
      log.values.dropFirst(3) == ["next([1, 2])", "answered", "next([5, 6])"],
      "`zip` of a collection queues it until the observer has returned."
    )
  }

  @Test func `what the observer makes a source send is heard at once`() {
    expectHeardAtOnce(
      before: ([], [.next(0), .next(5)]),
      answering: [.next(2)],
      hears: ["25"]
    ) {
      .zip($0, $1) { "\($0)\($1)" }
    }
  }

  @Test func `every form joins`() {
    let one = Observable.just(1)

    _ = Observable.zip(one, Observable.just("a"))
      .subscribe(onNext: { (number: Int, text: String) in log.record("\(number)\(text)") })
    _ =
      Observable.zip(one, one, one, one, one, one, one, one) {
        $0 + $1 + $2 + $3 + $4 + $5 + $6 + $7
      }
      .subscribe(log.observer())
    _ = Observable.zip([one, one]) { $0.reduce(0, +) }.subscribe(log.observer())
    _ = Observable.zip([Observable<Int>]()).subscribe(log.observer())

    #expect(
      log.values == ["1a", "next(8)", "completed", "next(2)", "completed", "completed"],
      "Tuples, results, collections; without sources, only the end."
    )
  }

  @Test func `an element that has found its partner is not kept`() {
    let (pictures, lifetimes) = (HandSource<Lifetimes.Probe>(), Lifetimes())
    let token = Observable.zip(pictures, right) { $1 }.subscribe(log.observer())
    pictures.send(.next(lifetimes.probe()))
    for number in 1...200 {
      pictures.send(.next(lifetimes.probe()))
      right.send(.next(number))
    }

    #expect(
      lifetimes.alive < 150,
      """
      Of 201 elements, 200 have found their partners, and one waits. There was always one that waited, and \
      \(lifetimes.alive) of them are in memory.
      """
    )
    token.dispose()
  }

  @Test func `nothing is kept after the end`() {
    let lifetimes = Lifetimes()
    let token =
      Observable.zip(left, right) { [probe = lifetimes.probe()] in
        probe.touch()
        return $0 + $1
      }
      .subscribe { [probe = lifetimes.probe()] _ in probe.touch() }

    left.send(.next(1))
    token.dispose()
    left.forgetObservers()
    right.forgetObservers()

    #expect(lifetimes.alive == 0, "It was disposed; its observer or selector is still kept.")
  }
}
