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

@Suite struct `5.13 chunked` {
  private let log = Log()
  private let source = HandSource<Int>()

  /// The source, in chunks that end with a 0.
  private func chunks(limit: Int = 9) -> Observable<[Int]> {
    source.chunked(limit: limit) { $0 == 0 }
  }

  // MARK: Chunks

  @Test func `a chunk is sent as soon as it is whole`() {
    let token = chunks().subscribe(log.observer())
    source.send(.next(1), .next(2))
    #expect(log.values.isEmpty, "The chunk was begun, and its last element has not come.")
    source.send(.next(0))
    #expect(
      log.values == ["next([1, 2, 0])"],
      "0 is the last element of its chunk, and belongs to it. The next chunk may never come."
    )
    source.send(.next(0), .next(3), .next(4), .next(5), .next(6), .next(0))
    #expect(
      log.values.dropFirst() == ["next([0])", "next([3, 4, 5, 6, 0])"],
      """
      Each chunk holds what came after the one before, in order; that may be its last element alone.
      """
    )
    token.dispose()
  }

  @Test func `each element is asked about once`() {
    let asked = Recorder<Int>()
    let token =
      source.chunked(limit: 9) { number in
        asked.record(number)
        return number == 0
      }
      .subscribe { _ in }
    source.send(.next(1), .next(0), .next(2), .completed)
    #expect(asked.values == [1, 0, 2], "The closure may be slow: call it once per element.")
    token.dispose()
  }

  // MARK: Ends

  @Test func `when the source completes, the rest is sent first`() {
    _ = chunks()
      .subscribe(
        AnyObserver { [log, source] event in log.record("\(event), subscribed: \(source.living)") }
      )
    source.send(.next(1), .next(0), .next(2), .next(3), .completed)
    #expect(
      log.values == ["next([1, 0])", "next([2, 3])", "completed"].map { "\($0), subscribed: 1" },
      """
      2 and 3 were waiting for a 0 that never came. They are a chunk, too; and then the end is heard, \
      before the source is disposed.
      """
    )
    #expect(source.living == 0, "The sequence has ended: the source is disposed.")
  }

  @Test(arguments: [[], [1, 0]])
  func `no chunk is empty`(_ numbers: [Int]) {
    _ = chunks().subscribe(log.observer())
    for number in numbers { source.send(.next(number)) }
    source.send(.completed)
    #expect(
      log.values == (numbers.isEmpty ? [] : ["next(\(numbers))"]) + ["completed"],
      "The source completed when no chunk was begun, so there is nothing to send but the end."
    )
  }

  @Test func `no chunk is empty, even if the closure makes the source send`() {
    let isFirst = Flag()
    _ =
      source.chunked(limit: 9) { [source] _ in
        // Once is enough to show it; without this the closure would call itself forever.
        if isFirst.raise() { source.send(.next(2)) }
        return true
      }
      .subscribe(log.observer())
    source.send(.next(1))
    #expect(
      !log.values.contains("next([])"),
      """
      When the closure was asked about 1, the source sent 2, and a chunk was sent for that. Then the \
      answer for 1 came. The observer heard \(log.values).
      """
    )
  }

  @Test(arguments: [true, false], [true, false])
  func `what the closure makes the source send is in one chunk`(
    _ isOneLast: Bool,
    _ isTwoLast: Bool
  ) {
    let chunks = Recorder<[Int]>()
    _ =
      source.chunked(limit: 9) { [source] number in
        guard number == 1 else { return isTwoLast }
        source.send(.next(2))
        return isOneLast
      }
      .subscribe(
        AnyObserver { event in
          if let chunk = event.element { chunks.record(chunk) }
        }
      )
    source.send(.next(1))
    #expect(
      !isOneLast || chunks.values.joined().contains(1),
      """
      When the closure was asked about 1, the source sent 2, and the closure said \
      \(isTwoLast ? "yes" : "no"). Then it said yes for 1, and 1 was not sent at once. These chunks were \
      heard: \(chunks.values).
      """
    )
    source.send(.completed)
    #expect(
      chunks.values.flatMap(\.self).sorted() == [1, 2],
      """
      When the closure is asked about 1, the source sends 2; the closure says \
      \(isTwoLast ? "yes" : "no") for 2, and then \(isOneLast ? "yes" : "no") for 1. Then the source \
      completes. Each of the two has to be in one chunk, and these were heard: \(chunks.values).
      """
    )
  }

  @Test(arguments: Interruption.all)
  func `what is over while the closure runs is over`(_ interruption: Interruption) {
    let (heard, disposals) = interruption.run { source, asked in
      source.chunked(limit: 9) { _ in
        try asked()
        return true
      }
    }
    // Before `completed` comes what was gathered, and whether that includes 1 is left open.
    let isRestHeard = interruption.end?.isCompleted == true && heard.first == "next([1])"
    #expect(
      Array(heard.dropFirst(isRestHeard ? 1 : 0)) == interruption.heard,
      "\(interruption.story) The observer heard \(heard)."
    )
    #expect(
      disposals == 1,
      "The source has to be disposed, once. It was disposed \(disposals ?? 0) times."
    )
  }

  @Test(arguments: ["an error", "a completion", "the last chunk", "a throw"])
  func `after an end inside subscribe nothing comes`(_ end: String) {
    let asked = Recorder<Int>()
    let beginning: [Event<Int>] = [.next(1), .next(0), .next(2)]
    let last: Event<Int> =
      switch end {
      case "an error": .error(Storm())
      case "a completion": .completed
      case "the last chunk": .next(0)
      default: .next(7)
      }
    let hasty = HastySource(
      beginning + [last, .next(3), .next(0), .completed, .error(Storm())]
    )
    let token =
      hasty.chunked(limit: 2) { number in
        asked.record(number)
        if number == 7 { throw Hail() }
        return number == 0
      }
      .subscribe(log.observer())
    let ending =
      switch end {
      case "an error": ["error(storm)"]
      case "a completion": ["next([2])", "completed"]
      case "the last chunk": ["next([2, 0])", "completed"]
      default: ["error(hail)"]
      }
    #expect(
      log.values == ["next([1, 0])"] + ending,
      """
      The source sends all before `subscribe` returns, and goes on after \(end). By then it is over, \
      though nobody can stop the source.
      """
    )
    #expect(
      asked.values == [1, 0, 2] + (last.element.map { [$0] } ?? []),
      "After \(end) the closure is not needed any more, whatever the source sends."
    )
    #expect(
      hasty.subscription.disposals == 1,
      "It is over. What `subscribe` returned has to be disposed, once."
    )
    token.dispose()
  }

  @Test func `an error drops what was begun`() {
    _ = chunks().subscribe(log.observer())
    source.send(.next(1), .next(0), .next(2), .error(Storm()))
    #expect(
      log.values == ["next([1, 0])", "error(storm)"],
      "The source failed when 2 was half a chunk, and whoever gets it takes it for a whole one."
    )
    #expect(source.living == 0, "The sequence has ended: the source is disposed.")
  }

  @Test func `a closure that throws ends the sequence, and frees the source`() {
    let asked = Recorder<Int>()
    _ =
      source.chunked(limit: 9) { number in
        asked.record(number)
        if number == 3 { throw Storm() }
        return number == 0
      }
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event), subscribed: \(source.living)")
          // Once is enough to show it; without this a wrong answer would never return.
          if event.isStopEvent, log.values.count < 4 { source.send(.next(0), .completed) }
        }
      )
    source.send(.next(1), .next(0), .next(2), .next(3), .next(0))
    #expect(
      log.values == ["next([1, 0]), subscribed: 1", "error(storm), subscribed: 1"],
      """
      What the closure throws is the end: nothing comes after it, even if the observer makes the \
      source send more, and it is heard before the source is disposed. 2 is dropped.
      """
    )
    #expect(source.living == 0, "It was not the source that ended, and it works for nobody.")
    #expect(asked.values == [1, 0, 2, 3], "After the end the closure is not needed any more.")
  }

  // MARK: The limit

  @Test func `it ends with the last chunk`() {
    let token = chunks(limit: 2)
      .subscribe { [log, source] event in log.record("\(event), subscribed: \(source.living)") }
    source.send(.next(1), .next(0), .next(2), .next(0))
    #expect(
      log.values == ["next([1, 0])", "next([2, 0])", "completed"].map { "\($0), subscribed: 1" },
      "Two were wanted. The end comes with the second, and is heard before the source is disposed."
    )
    #expect(source.living == 0, "It has all it wants: the source may stop.")
    source.send(.next(3), .next(0))
    #expect(log.values.count == 3, "Nothing comes after the end.")
    token.dispose()
  }

  @Test func `a shorter source ends it sooner`() {
    _ = chunks(limit: 2).subscribe(log.observer())
    source.send(.next(1), .next(0), .next(2), .completed)
    #expect(
      log.values == ["next([1, 0])", "next([2])", "completed"],
      "The rest is the second chunk, and the end comes once."
    )
  }

  @Test func `each subscriber has chunks of its own`() {
    let (result, other) = (chunks(limit: 1), Log())
    _ = result.subscribe(log.observer())
    source.send(.next(1))
    _ = result.subscribe(other.observer())
    source.send(.next(2), .next(0))
    #expect(
      log.values == ["next([1, 2, 0])", "completed"],
      """
      The first subscriber came before 1, and wants one chunk; then a second one came. What is gathered \
      is state of a subscription, and so is what is counted.
      """
    )
    #expect(
      other.values == ["next([2, 0])", "completed"],
      """
      The second subscriber came after 1, and wants a chunk of its own: what is gathered is state of a \
      subscription, and so is what is counted.
      """
    )
  }

  @Test func `a limit of 0 does not subscribe to the source`() {
    _ = chunks(limit: 0).subscribe(log.observer())
    #expect(log.values == ["completed"], "No chunk is wanted, so it has ended already.")
    #expect(
      source.subscriptions.isEmpty,
      "A source that makes a request must not make it for nothing."
    )
  }

  @Test func `it stops a generator`() {
    let pulled = Recorder<Int>()
    let numbers = (1...9).lazy
      .map { number in
        pulled.record(number)
        return number
      }
    _ = Observable.from(numbers).chunked(limit: 2) { $0.isMultiple(of: 2) }.subscribe { _ in }
    #expect(
      pulled.values == [1, 2, 3, 4],
      "Two chunks end with 4, but the generator made \(pulled.values.count) numbers."
    )
  }

  // MARK: Reentrant observers

  /// Subscribes; when this chunk is heard, the source sends these.
  private func start(limit: Int = 9, at chunk: [Int], _ events: [Event<Int>]) -> Disposable {
    chunks(limit: limit)
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer might go on forever.
          guard event.element == chunk, log.values.count < 5 else { return }
          for event in events { source.send(event) }
        }
      )
  }

  @Test func `what comes while a chunk is heard begins the next one`() {
    let token = start(at: [1, 0], [.next(2)])
    source.send(.next(1), .next(0), .next(0))
    #expect(
      log.values == ["next([1, 0])", "next([2, 0])"],
      "2 came while the observer was hearing the first chunk. It must not be lost, or sent twice."
    )
    token.dispose()
  }

  @Test func `a reentrant observer hears no more than the limit`() {
    let token = start(limit: 2, at: [1, 0], [.next(2), .next(0), .next(3), .next(0)])
    source.send(.next(1), .next(0))
    #expect(
      log.values == ["next([1, 0])", "next([2, 0])", "completed"],
      """
      While it was hearing the first chunk, the observer made the source send two more, and two were \
      wanted altogether. When was the first one counted?
      """
    )
    token.dispose()
  }

  @Test(arguments: ["an ordinary chunk", "the last chunk", "the rest"], [nil, Storm()])
  func `an end comes while a chunk is heard`(_ moment: String, _ error: Storm?) {
    let isOrdinary = moment == "an ordinary chunk"
    let number = isOrdinary ? 2 : 0
    let end = error.map { Event<Int>.error($0) } ?? .completed
    let token = chunks(limit: moment == "the last chunk" ? 1 : 9)
      .subscribe(
        AnyObserver { [log, source] event in
          guard let chunk = event.element else { return log.record("\(event)") }
          log.record("\(chunk) begins")
          if log.values.count == 1 { source.send(.next(number), end) }
          log.record("\(chunk) returns")
        }
      )
    source.send(.next(1), moment == "the rest" ? .completed : .next(0))
    let first = moment == "the rest" ? "[1]" : "[1, 0]"
    let meanwhile = error == nil ? ["[2] begins", "[2] returns", "completed"] : ["error(storm)"]
    let expected =
      ["\(first) begins"]
      + (isOrdinary ? meanwhile + ["\(first) returns"] : ["\(first) returns", "completed"])
    let atOnce = error == nil ? "after what was gathered" : "and 2 is dropped"
    let rule =
      isOrdinary
      ? "Such an end is heard at once, \(atOnce)."
      : "But \(moment) lets nothing in, and `completed` is heard when the observer has returned."
    #expect(
      log.values == expected,
      """
      While it was hearing \(first), the observer made the source send \(number) and \(end). \(rule)
      """
    )
    token.dispose()
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `an end comes while a chunk is heard, and nothing was gathered`(_ end: Event<Int>) {
    let token = chunks()
      .subscribe(
        AnyObserver { [log, source] event in
          guard let chunk = event.element else { return log.record("\(event)") }
          log.record("\(chunk) begins")
          source.send(end)
          log.record("\(chunk) returns")
        }
      )
    source.send(.next(1), .next(0))
    #expect(
      log.values == ["[1, 0] begins", "\(end)", "[1, 0] returns"],
      """
      While it was hearing [1, 0], the observer made the source send \(end). That chunk was sent for \
      its last element, not because the source had completed: such an end is heard at once.
      """
    )
    token.dispose()
  }

  @Test func `a closure that throws while a chunk is heard ends the sequence at once`() {
    let token =
      source.chunked(limit: 9) { number in
        if number == 7 { throw Hail() }
        return number == 0
      }
      .subscribe(
        AnyObserver { [log, source] event in
          guard let chunk = event.element else { return log.record("\(event)") }
          log.record("\(chunk) begins")
          if log.values.count == 1 { source.send(.next(2), .next(7), .next(0)) }
          log.record("\(chunk) returns")
        }
      )
    source.send(.next(1), .next(0))
    #expect(
      log.values == ["[1, 0] begins", "error(hail)", "[1, 0] returns"],
      """
      While it was hearing [1, 0], the observer made the source send 2, then 7, for which the closure \
      throws, and then 0. What it throws is an end, and such an end is heard at once.
      """
    )
    #expect(source.living == 0, "It was not the source that ended, and it works for nobody.")
    token.dispose()
  }

  @Test(arguments: ["the last chunk", "the rest"])
  func `while the last chunk is heard, the closure is not asked`(_ moment: String) {
    let asked = Recorder<Int>()
    let token =
      source.chunked(limit: moment == "the rest" ? 9 : 1) { number in
        asked.record(number)
        if number == 7 { throw Hail() }
        return number == 0
      }
      .subscribe(
        AnyObserver { [log, source] event in
          log.record("\(event)")
          // Once is enough to show it; without this a wrong answer might go on forever.
          if log.values.count == 1 { source.send(.next(2), .next(7)) }
        }
      )
    source.send(.next(1), moment == "the rest" ? .completed : .next(0))
    let first = moment == "the rest" ? [1] : [1, 0]
    #expect(
      log.values == ["next(\(first))", "completed"],
      """
      While it was hearing \(moment), the observer made the source send 2 and 7, for which the closure \
      would throw. Nothing comes in by then.
      """
    )
    #expect(
      asked.values == first,
      "While \(moment) was heard, 2 and 7 came. They are in no chunk, so nobody has to ask about them."
    )
    token.dispose()
  }

  @Test(arguments: ["a chunk", "the last chunk", "the rest"])
  func `an observer that disposes hears nothing more`(_ moment: String) {
    var token: Disposable?
    token = chunks(limit: moment == "the last chunk" ? 1 : 9)
      .subscribe(
        AnyObserver { [log] event in
          log.record("\(event)")
          token?.dispose()
        }
      )
    if moment == "the rest" {
      source.send(.next(1), .completed)
    } else {
      source.send(.next(1), .next(0), .next(2), .next(0), .completed)
    }
    #expect(
      log.values == [moment == "the rest" ? "next([1])" : "next([1, 0])"],
      "The observer disposed when it heard \(moment), and wants to hear nothing, not even an end."
    )
    #expect(source.living == 0, "`dispose()` has to reach the source.")
  }

  // MARK: What is kept

  @Test func `it keeps the rules that every operator keeps`() {
    expectKeepsTheRules { Unpacked($0.chunked(limit: 1_000) { _ in true }) }
  }

  @Test func `its closure is freed with the subscription and the producer`() {
    expectLetsGoOfItsClosures { source, probe in
      source.chunked(limit: 1_000) { number in
        probe.touch()
        return number == 0
      }
    }
  }

  @Test(arguments: ["a chunk", "the last chunk", "the rest"])
  func `a chunk that was sent is not kept`(_ moment: String) {
    let (lifetimes, source) = (Lifetimes(), HandSource<(number: Int, probe: Lifetimes.Probe)>())
    let token = source.chunked(limit: moment == "the last chunk" ? 1 : 9) { $0.number == 0 }
      .subscribe { _ in }
    source.send(.next((1, lifetimes.probe())))
    #expect(lifetimes.alive == 1, "The chunk was begun, and must not be lost.")
    source.send(moment == "the rest" ? .completed : .next((0, lifetimes.probe())))
    #expect(
      lifetimes.alive == 0,
      """
      The observer has heard \(moment), and it is still kept. An endless source would fill memory, and \
      one that keeps its observers would keep what they were sent.
      """
    )
    token.dispose()
  }

  @Test(arguments: ["an error", "a completion", "the last chunk", "dispose()"])
  func `a source that goes on after the end is ignored`(_ end: String) {
    let (asked, lifetimes) = (Recorder<Int>(), Lifetimes())
    let source = HandSource<(number: Int, probe: Lifetimes.Probe)>()
    func send(_ number: Int) { source.send(.next((number, lifetimes.probe()))) }
    let token =
      source.chunked(limit: 1) { element in
        asked.record(element.number)
        return element.number == 0
      }
      .subscribe(
        AnyObserver { [log] event in
          log.record(event.element.map { "\($0.map(\.number))" } ?? "an end")
        }
      )
    send(1)
    switch end {
    case "an error": source.send(.error(Storm()))
    case "a completion": source.send(.completed)
    case "the last chunk": send(0)
    default: token.dispose()
    }
    let (askedBefore, aliveBefore) = (asked.values, lifetimes.alive)
    let heardBefore = log.values
    // It can't be stopped: as when a closure sends everything before it returns.
    send(2)
    send(3)
    #expect(
      asked.values == askedBefore,
      "After \(end) the source sent 2 and 3, and the closure was still asked about them."
    )
    #expect(
      lifetimes.alive == aliveBefore,
      "After \(end) the source sent 2 and 3, and they were kept, for a chunk that is never sent."
    )
    source.send(.completed)
    #expect(
      log.values == heardBefore,
      """
      After \(end) the source sent 2 and 3, and completed. The observer had heard \(heardBefore) by \
      then, and in the end \(log.values).
      """
    )
    token.dispose()
  }

  @Test(arguments: ["an error", "a completion", "the last chunk", "a throw"])
  func `a chunk goes to onNext, and an end to its own method`(_ end: String) {
    _ =
      source.chunked(limit: 2) { number in
        if number == 7 { throw Hail() }
        return number == 0
      }
      .subscribe(MethodObserver(log: log))
    source.send(.next(1), .next(0), .next(2))
    switch end {
    case "an error": source.send(.error(Storm()))
    case "a completion": source.send(.completed)
    case "the last chunk": source.send(.next(0))
    default: source.send(.next(7))
    }
    let made = log.values.filter { $0.hasPrefix("on(") }
    #expect(made.isEmpty, "These were made into events on the way, and that costs time.")
  }

  @Test(arguments: ["the last chunk", "a throw"])
  func `after an end of its own nothing is kept, though the token is`(_ end: String) {
    let lifetimes = Lifetimes()
    let token =
      source.chunked(limit: 1) { [probe = lifetimes.probe("the closure")] number in
        probe.touch()
        if number == 7 { throw Hail() }
        return number == 0
      }
      .subscribe(AnyObserver { [probe = lifetimes.probe("the observer")] _ in probe.touch() })
    source.send(.next(1), .next(end == "a throw" ? 7 : 0))
    source.forgetObservers()
    #expect(
      lifetimes.alive == 0,
      """
      After \(end) it is over, and the source has released its observer. These are still in memory: \
      \(lifetimes.names.joined(separator: ", ")). Whoever keeps the token keeps them, too.
      """
    )
    token.dispose()
  }

  // MARK: On two threads

  @Test(arguments: [1, 9])
  func `one thread disposes while another sends the last chunk`(_ limit: Int) {
    inEveryInterleaving("Whoever is first, an end is heard once or never, and everything is freed.")
    {
      race in
      let (source, log, lifetimes) = (HandSource<Int>(), Log(), Lifetimes())
      let token = source.chunked(limit: limit) { $0 == 0 }
        .subscribe(
          AnyObserver { [probe = lifetimes.probe()] event in
            probe.touch()
            race.alone("hears \(event)") { log.record("\(event)") }
          }
        )
      source.send(.next(1))
      race.thread("the source") {
        if limit == 1 { source.send(.next(0)) } else { source.send(.completed) }
      }
      race.thread("the subscriber") { token.dispose() }
      race.atEnd {
        source.forgetObservers()
        let all = ["next(\(limit == 1 ? [1, 0] : [1]))", "completed"]
        if log.values != Array(all.prefix(log.values.count)) {
          return """
            There was \(all[0]) to hear, and then completed, unless it was disposed before. The \
            observer heard \(log.inWords).
            """
        }
        let disposals = source.subscriptions.first?.disposals ?? 0
        if disposals != 1 {
          return "It has ended, or was disposed. The source was disposed \(disposals) times."
        }
        return lifetimes.alive == 0 ? nil : "It was disposed, and the observer is still in memory."
      }
    }
  }
}

/// The elements of chunks, one by one; it keeps no rules of its own, and hides no broken one.
private final class Unpacked: Observable<Int> {
  private let chunks: Observable<[Int]>

  init(_ chunks: Observable<[Int]>) {
    self.chunks = chunks
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    chunks.subscribe(
      AnyObserver { event in
        switch event {
        case .next(let chunk): chunk.forEach(observer.onNext)
        case .error(let error): observer.onError(error)
        case .completed: observer.onCompleted()
        }
      }
    )
  }
}
