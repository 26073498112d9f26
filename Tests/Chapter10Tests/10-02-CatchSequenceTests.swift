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
@testable import Solution10Errors
#else
@testable import Chapter10Errors
#endif

@Suite struct `10.2 catch(sequence:)` {
  private let first = HandSource<Int>()
  private let second = HandSource<Int>()
  private let log = Log()

  @Test func `the picture of the lesson`() {
    expectMarbles(
      ofLesson: "10-Errors",
      exercise: "10.2",
      operators: ["catch(sequence: [a, b])": { Observable.catch(sequence: [$0.a, $0.b]) }]
    )
  }

  @Test func `the second begins when the first has failed`() {
    let token = Observable.catch(sequence: [first, second]).subscribe(log.observer())

    first.send(.next(1))
    #expect(second.subscriptions.isEmpty, "The first has not failed; the second is not needed yet.")
    first.send(.error(Storm()))
    #expect(second.living == 1, "The first has failed: now it is the turn of the second.")
    second.send(.next(2), .completed)

    #expect(
      log.values == ["next(1)", "next(2)", "completed"],
      "The error of the first is not sent; there was a second chance."
    )
    #expect(second.living == 0, "It is over.")
    token.dispose()
  }

  @Test func `a source that completes ends the result`() {
    _ = Observable.catch(sequence: [first, second]).subscribe(log.observer())

    first.send(.next(1), .completed)

    #expect(log.values == ["next(1)", "completed"], "It went well: no second chance is needed.")
    #expect(second.subscriptions.isEmpty, "The second is never subscribed.")
    #expect(first.living == 0, "It is over.")
  }

  @Test func `if all fail, the last error is sent`() {
    _ = Observable.catch(sequence: [first, second]).subscribe(log.observer())

    first.send(.error(Storm()))
    second.send(.next(2), .error(Hail()))

    #expect(
      log.values == ["next(2)", "error(hail)"],
      "No source is left: the error of the last one is the end. Heard: \(text(log))."
    )
    #expect(
      first.living == 0 && second.living == 0,
      "Both have failed, and one is still subscribed."
    )
  }

  @Test func `a list need not know how long it is`() {
    let sources: [Observable<Int>] = [first, second]
    let list = AnySequence<Observable<Int>> { sources.makeIterator() }
    _ = Observable.catch(sequence: list).subscribe(log.observer())

    first.send(.error(Storm()))
    second.send(.next(2), .completed)

    #expect(
      log.values == ["next(2)", "completed"],
      """
      The sources come from a sequence that is read one at a time, and can't say how many there are: it \
      might be endless. The first has failed, and the second was still to come. Heard: \(text(log)).
      """
    )
  }

  @Test func `without any source it completes`() {
    _ = Observable<Int>.catch(sequence: []).subscribe(log.observer())

    #expect(log.values == ["completed"], "Nothing was tried, so nothing has failed.")
  }

  @Test func `the one before is disposed before the next is subscribed`() {
    let sources = [noted("first", first, in: log), noted("second", second, in: log)]
    let token = Observable.catch(sequence: sources).subscribe(log.observer())
    first.send(.error(Storm()))
    second.send(.completed)
    token.dispose()

    #expect(
      log.values == [
        "first subscribed", "first disposed", "second subscribed", "completed", "second disposed",
      ],
      "Two that use the same line must not hold it at once. (`catch` does it the other way round.)"
    )
  }

  @Test func `dispose ends the source whose turn it is`() {
    let token = Observable.catch(sequence: [first, second]).subscribe(log.observer())
    first.send(.error(Storm()))

    token.dispose()
    second.send(.next(2))

    #expect(second.living == 0, "The second was subscribed, and now works for nobody.")
    #expect(log.values.isEmpty, "After `dispose()` the observer hears nothing.")
  }

  @Test func `it takes a source when its turn has come`() {
    let asked = Recorder<Int>()
    let sources = (1...50)
      .lazy
      .map { number -> Observable<Int> in
        asked.record(number)
        return number < 3 ? .error(Storm()) : .just(number)
      }

    _ = Observable.catch(sequence: sources).subscribe(log.observer())

    #expect(log.values == ["next(3)", "completed"], "The third one completed.")
    #expect(asked.values == [1, 2, 3], "A fourth is not needed: \(asked.values).")
  }

  @Test func `sources that fail inside subscribe do not pile up on the stack`() {
    let sources = repeatElement(Observable<Int>.error(Storm()), count: 100_000)

    _ = Observable.catch(sequence: sources).subscribe(log.observer())

    #expect(log.values.first == "error(storm)", "All have failed, and that is heard.")
    #expect(log.values.count == 1, "A hundred thousand failed; one error is sent.")
  }

  @Test func `of the errors only the last is kept`() {
    let (third, lifetimes) = (HandSource<Int>(), Lifetimes())
    let token = Observable.catch(sequence: [first, second, third]).subscribe(log.observer())

    first.send(.error(Kept(probe: lifetimes.probe("the first error"))))
    second.send(.error(Kept(probe: lifetimes.probe("the second error"))))

    #expect(
      !lifetimes.names.contains("the first error"),
      "Two sources have failed. Only the last error can be sent, and the first is still kept."
    )
    token.dispose()
  }

  @Test func `dispose on one thread, an error on another`() {
    inEveryInterleaving(
      "A source whose turn comes when the result is disposed has to be disposed, too."
    ) { race in
      let (first, second, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let token = Observable.catch(sequence: [first, second]).subscribe(log.observer())
      race.thread("the first source") { first.send(.error(Storm())) }
      race.subscriberDisposes(token)
      race.atEnd {
        if !log.values.isEmpty {
          return "The first error is not the last. The observer heard \(text(log))."
        }
        return leftovers(("the first source", first), ("the second", second))
          .map { "The result was disposed, and \($0)." }
      }
    }
  }

  @Test func `the second fails on another thread while it is being subscribed`() {
    inEveryInterleaving(
      "An error may come before `subscribe` has returned; the last one is the one to send."
    ) { race in
      let (first, second, log) = (HandSource<Int>(), HandSource<Int>(), Log())
      let token = Observable.catch(sequence: [first, second]).subscribe(log.observer())
      race.thread("the first source") { first.send(.error(Storm())) }
      race.thread("the second source") { second.send(.error(Hail())) }
      race.atEnd {
        // It has nobody to send to before the first has failed.
        if log.values.isEmpty { second.send(.error(Hail())) }
        defer { token.dispose() }
        guard log.values == ["error(hail)"] else {
          return "The last error was hail. The observer heard \(text(log))."
        }
        return leftovers(("the first source", first), ("the second", second))
          .map { "The result has failed, and \($0)." }
      }
    }
  }

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { Observable.catch(sequence: [$0]) }
    expectKeepsTheRules { Observable.catch(sequence: [.error(Hail()), $0]) }
  }
}

/// An error whose life is counted.
private struct Kept: Error {
  let probe: Lifetimes.Probe
}
