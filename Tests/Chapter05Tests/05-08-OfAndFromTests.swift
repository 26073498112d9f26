import ContractTesting
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution05ProducerAndSink
#else
@testable import Chapter05ProducerAndSink
#endif

/// Work of one turn, which runs a closure.
private final class OneTurn: TrampolineWork {
  private let body: () -> Void

  init(_ body: @escaping () -> Void) {
    self.body = body
  }

  func takeTurn() -> Bool {
    body()
    return false
  }
}

@Suite struct `5.8 of and from` {
  @Test func `of sends its elements in order, then the end`() {
    let log = Log()

    _ = Observable.of(1, 2, 3).subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "All elements, in order, and one end."
    )
  }

  @Test func `from sends the elements of any Swift sequence`() {
    let log = Log()

    _ = Observable.from(["a", "b"]).subscribe(log.observer())
    _ = Observable.from(stride(from: 0, to: 30, by: 10)).subscribe(log.observer())

    #expect(
      log.values == [
        "next(a)", "next(b)", "completed", "next(0)", "next(10)", "next(20)", "completed",
      ],
      "An array, or whatever else Swift can walk through."
    )
  }

  @Test func `an empty sequence has an end, too`() {
    let log = Log()

    _ = Observable<Int>.from([]).subscribe(log.observer())

    #expect(log.values == ["completed"], "No element, and then the end.")

    let other = Log()
    Trampoline.current.run {
      _ = Observable<Int>.from([]).subscribe(other.observer())
      other.record("subscribed")
    }
    #expect(
      other.values == ["subscribed", "completed"],
      """
      Somebody subscribed in the middle of a turn. The end has a turn of its own, which comes after this \
      one, even if there is no element. What happened: \(other.values).
      """
    )
  }

  @Test func `each subscriber begins at the beginning`() {
    let log = Log()
    let numbers = Observable.of(1, 2)

    _ = numbers.subscribe(log.observer())
    _ = numbers.subscribe(log.observer())

    #expect(
      log.values == ["next(1)", "next(2)", "completed", "next(1)", "next(2)", "completed"],
      "The position in the sequence belongs to the sink, not to the producer."
    )
  }

  @Test func `two generators take turns`() {
    let log = Log()

    Trampoline.current.run {
      _ = Observable.of(1, 2).subscribe(log.observer())
      _ = Observable.of(10, 20, 30).subscribe(log.observer())
    }

    #expect(
      log.values == [
        "next(1)", "next(10)", "next(2)", "next(20)", "completed", "next(30)", "completed",
      ],
      "One element per turn. A generator that sends everything in its first turn lets nobody else in."
    )
  }

  @Test func `a subscription made inside onNext waits for its turn`() {
    let log = Log()

    _ = Observable.of(1, 2)
      .subscribe { outer in
        guard let outer = outer.element else { return }
        log.record("outer \(outer)")
        _ = Observable.of(10, 20)
          .subscribe { inner in
            if let inner = inner.element { log.record("inner \(inner)") }
          }
        log.record("outer \(outer) ends")
      }

    #expect(
      log.values == [
        "outer 1", "outer 1 ends", "inner 10", "outer 2", "outer 2 ends", "inner 20", "inner 10",
        "inner 20",
      ],
      """
      The inner sequence was subscribed at once, but its elements wait until the outer element has \
      been delivered, and then everybody takes turns.
      """
    )
  }

  @Test func `two threads that subscribe at once each hear all of it`() {
    inEveryInterleaving(
      interruptions: 1,
      """
      Each subscription has a sink and an iterator of its own, which take their turns on the \
      trampoline of the thread that subscribes.
      """
    ) { race in
      let numbers = Observable.of(1, 2)
      let logs = [Log(), Log()]
      for log in logs {
        race.thread {
          _ = numbers.subscribe { event in
            race.step("hears \(event)")
            log.record("\(event)")
          }
        }
      }
      race.atEnd {
        logs.first { $0.values != ["next(1)", "next(2)", "completed"] }
          .map { "Two threads subscribed to `of(1, 2)`, and one of them heard \($0.inWords)." }
      }
    }
  }

  @Test func `it stops when it is disposed`() {
    let log = Log()
    let pulled = Recorder<Int>()
    let numbers = (1...9).lazy
      .map { number in
        pulled.record(number)
        return number
      }

    Trampoline.current.run {
      let token = SingleAssignmentDisposable()
      token.setDisposable(
        Observable.from(numbers)
          .subscribe { event in
            log.record("\(event)")
            if event.element == 2 { token.dispose() }
          }
      )
    }

    #expect(log.values == ["next(1)", "next(2)"], "It was disposed at 2, and sends no more.")
    #expect(
      pulled.values == [1, 2],
      """
      The observer hears no more, but the generator went on: it went through \(pulled.values.count) \
      elements. A source has to check whether anybody still wants what it makes.
      """
    )
  }

  @Test func `disposed between two turns, it takes no more elements`() {
    let pulled = Recorder<Int>()
    let numbers = (1...9).lazy
      .map { number in
        pulled.record(number)
        return number
      }

    Trampoline.current.run {
      let token = Observable.from(numbers).subscribe { _ in }
      Trampoline.current.enqueue(OneTurn { token.dispose() })
    }

    #expect(
      pulled.values == [1],
      """
      It was disposed after its first turn, by work whose turn was next. The iterator was asked for \
      \(pulled.values.count) elements: check whether anybody wants one before you ask.
      """
    )
  }

  @Test func `it takes no more elements than it sends`() {
    let pulled = Recorder<Int>()
    let numbers = (1...3).lazy
      .map { number in
        pulled.record(number)
        return number
      }
    let log = Log()

    _ = Observable.from(numbers)
      .subscribe { event in
        log.record("\(event) after \(pulled.values.count)")
      }

    #expect(
      log.values == ["next(1) after 1", "next(2) after 2", "next(3) after 3", "completed after 3"],
      "The sequence may be endless, or expensive: an element is made when its turn has come."
    )
  }

  @Test(arguments: [1, nil])
  func `disposed while the iterator is asked, it sends nothing`(_ last: Int?) {
    let (log, token) = (Log(), SingleAssignmentDisposable())
    let asked = Recorder<Int>()
    let numbers = AnySequence {
      AnyIterator { () -> Int? in
        asked.record(asked.values.count + 1)
        // Three are enough to show it; without this a wrong answer would never return.
        guard asked.values.count < 4 else { return nil }
        token.dispose()
        return last
      }
    }

    Trampoline.current.run {
      token.setDisposable(Observable.from(numbers).subscribe(log.observer()))
    }

    #expect(
      log.values.isEmpty,
      """
      The iterator disposes the subscription when it is asked for an element, and returns \
      \(last.map { "\($0)" } ?? "nil"). By then it is over, but the observer heard \(log.inWords).
      """
    )
    #expect(
      asked.values == [1],
      """
      The iterator disposes the subscription in the first turn, so it has to be asked once. It was \
      asked \(asked.values.count) times.
      """
    )
  }

  @Test func `an element goes to onNext, and the end to onCompleted`() {
    let log = Log()

    _ = Observable.of(1, 2).subscribe(MethodObserver(log: log))

    #expect(
      log.values == ["onNext(1)", "onNext(2)", "onCompleted()"],
      """
      The observer was called with \(log.inWords). Elements and ends each have a path of their own, \
      on which no event is made.
      """
    )
  }

  @Test func `its end is heard, and then it is disposed`() {
    let log = Log()
    var token: Disposable?

    Trampoline.current.run {
      token = Observable.of(1)
        .subscribe(
          AnyObserver { event in
            let isDisposed = (token as? Cancelable)?.isDisposed ?? true
            log.record("\(event), disposed: \(isDisposed)")
          }
        )
    }

    #expect(
      log.values == ["next(1), disposed: false", "completed, disposed: false"],
      """
      This is what was heard, and whether the token was disposed by then. At each end the sink stops, \
      then the observer hears of it, and then all is disposed.
      """
    )
    #expect((token as? Cancelable)?.isDisposed == true, "With the end the token is disposed, too.")
  }

  @Test func `its sink is freed when it has ended`() {
    var token: Disposable?
    let trace = Trace.of { token = Observable.of(1, 2).subscribe { _ in } }

    #expect(
      !trace.alive.contains("ObservableSequenceSink#1"),
      "Everything is sent. Nobody needs the sink any more, so it must have disposed itself."
    )
    token?.dispose()
  }
}
