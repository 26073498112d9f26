import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import RxTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution06OneSource
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.13 bufferUntilQuiet` {
  private let bench = Bench()

  /// Subscribes at tick 0, and runs the clock to 50.
  private func run(_ silence: Int, longestWait: Int = 40, count: Int = 0) {
    let token = bench.listen(to: gathered(silence, longestWait: longestWait, count: count))
    bench.run(to: 50)
    token.dispose()
  }

  private func gathered(_ silence: Int, longestWait: Int = 40, count: Int = 0) -> Observable<[Int]>
  {
    bench.source
      .bufferUntilQuiet(
        .ticks(silence),
        longestWait: .ticks(longestWait),
        count: count,
        scheduler: bench.clock
      )
  }

  @Test func `the pictures of the lesson`() {
    expectMarbles(
      ofLesson: "13-Time",
      exercise: "13.13",
      operators: [
        "bufferUntilQuiet(3, 9, 4)": {
          $0.bufferUntilQuiet(
            .seconds(3),
            longestWait: .seconds(9),
            count: 4,
            scheduler: $0.scheduler
          )
        },
        "bufferUntilQuiet(3, 6, 4)": {
          $0.bufferUntilQuiet(
            .seconds(3),
            longestWait: .seconds(6),
            count: 4,
            scheduler: $0.scheduler
          )
        },
      ]
    )
  }

  // MARK: Silence

  @Test func `what comes without a pause is one array`() {
    bench.send(2, .next(1), .next(2))
    bench.send(3, .next(3))
    bench.send(20, .next(4))
    run(5)

    #expect(
      bench.log.values == ["next([1, 2, 3])@8", "next([4])@25"],
      "3 came at tick 3, and 4 at 20. After each of them it was quiet for five ticks."
    )
  }

  @Test func `each element starts the silence over`() {
    for tick in 1...6 { bench.send(tick * 2, .next(tick)) }
    run(5)

    #expect(
      bench.log.values == ["next([1, 2, 3, 4, 5, 6])@17"],
      "An element came every second tick until 12: only after that is it quiet for five."
    )
  }

  @Test func `an element at the very end of the silence breaks it`() {
    bench.send(2, .next(1))
    bench.send(7, .next(2))
    run(5)

    #expect(
      bench.log.values == ["next([1, 2])@12"],
      "At tick 7 element 2 comes first, and then the alarm that was set for 1, too late."
    )
  }

  @Test func `without elements there are no arrays`() {
    bench.send(2, .next(1))
    run(5, longestWait: 8)

    #expect(
      bench.log.values == ["next([1])@7"],
      "1 is followed by silence, and sent at 7. After that nothing came, and nothing is to be sent."
    )
  }

  // MARK: The longest wait

  @Test func `no element waits longer than the longest wait`() {
    for tick in 1...12 { bench.send(tick, .next(tick)) }
    run(3, longestWait: 5)

    #expect(
      bench.log.values == ["next([1, 2, 3, 4, 5, 6])@6", "next([7, 8, 9, 10, 11, 12])@12"],
      """
      The source sends at each tick until 12, and is never quiet. 1 may wait for five ticks, until 6. \
      That another element comes at 6, before the alarm, is no reason to wait longer. 7 is the first of \
      the next array, and may wait until 12.
      """
    )
  }

  @Test func `all that comes at the last tick is still in the array`() {
    for tick in 1...5 { bench.send(tick, .next(tick)) }
    bench.send(6, .next(6), .next(7))
    bench.send(6, .next(8))
    run(3, longestWait: 5)

    #expect(
      bench.log.values == ["next([1, 2, 3, 4, 5, 6, 7, 8])@6"],
      """
      1 may wait until 6. At that tick 6, 7 and 8 come before the alarm, which is what ends the wait: all of \
      them are in the array.
      """
    )
  }

  @Test func `both times may end at the same tick`() {
    bench.send(1, .next(1))
    bench.send(3, .next(2))
    bench.send(6, .next(3))
    bench.send(9, .next(4))
    run(3, longestWait: 5)

    #expect(
      bench.log.values == ["next([1, 2, 3])@6", "next([4])@12"],
      """
      After 2 it would be quiet at 6, and 1 may wait until 6. 3, which comes at that tick before the alarm, \
      starts the silence over, but not the wait.
      """
    )
  }

  @Test func `parts of a second count`() {
    // Ten ticks a second.
    let clock = TestScheduler(initialClock: 0, resolution: 0.1)
    let (source, log) = (bench.source, bench.log)
    let token =
      source
      .bufferUntilQuiet(
        .milliseconds(300),
        longestWait: .milliseconds(700),
        count: 0,
        scheduler: clock
      )
      .subscribe { event in log.record("\(event)@\(clock.clock)") }
    for tick in [1, 3, 5, 7, 8, 20] { clock.scheduleAt(tick) { source.send(.next(tick)) } }
    clock.advanceTo(50)

    #expect(
      log.values == ["next([1, 3, 5, 7, 8])@8", "next([20])@23"],
      "A second has ten ticks here: 1 may wait for seven of them, and three are silence."
    )
    token.dispose()
  }

  @Test func `the longest wait is measured from the first element of the array`() {
    for tick in [4, 6, 8, 10, 12, 14] { bench.send(tick, .next(tick)) }
    run(3, longestWait: 5)

    #expect(
      bench.log.values == ["next([4, 6, 8])@9", "next([10, 12, 14])@15"],
      """
      The first array begins with 4, and the second with 10, and each waits for five ticks. What came \
      before the first element does not count, neither the subscription nor the array before.
      """
    )
  }

  @Test func `the longest wait does not hold back what is quiet`() {
    bench.send(1, .next(1))
    bench.send(9, .next(2))
    run(4, longestWait: 10)

    #expect(
      bench.log.values == ["next([1])@5", "next([2])@13"],
      """
      It is quiet for four ticks after each element. The longest wait of 1 would have been over at 11, \
      but 1 was sent at 5, and 2 is an array of its own.
      """
    )
  }

  @Test func `the longest wait may be shorter than the silence`() {
    bench.send(1, .next(1))
    bench.send(4, .next(2))
    run(20, longestWait: 5)

    #expect(bench.log.values == ["next([1, 2])@6"], "1 came at tick 1 and waits for five ticks.")
  }

  @Test func `a longest wait of no time at all ends with the alarm, too`() {
    bench.send(2, .next(1), .next(2))
    run(3, longestWait: 0)

    let heard = bench.log.values.map { $0.prefix { $0 != "@" } }
    #expect(
      heard == ["next([1, 2])"],
      """
      The source sent 1 and 2 in one turn, and the longest wait is zero. The alarm for 1 rings at once, but \
      after that turn, so 2 is still in the array. Received: \(bench.log.values).
      """
    )
  }

  // MARK: The count

  @Test func `a full array does not wait`() {
    bench.send(2, .next(1), .next(2), .next(3), .next(4), .next(5))
    run(5, count: 2)

    #expect(
      bench.log.values == ["next([1, 2])@2", "next([3, 4])@2", "next([5])@7"],
      "Two elements fill an array. 5 waits for the silence, which began at 2."
    )
  }

  @Test(arguments: [0, -1]) func `with a count of zero or less only the times count`(_ count: Int) {
    bench.send(1, .next(1), .next(2), .next(3))
    run(5, count: count)

    #expect(
      bench.log.values == ["next([1, 2, 3])@6"],
      "There is no limit on the number of elements."
    )
  }

  @Test func `after a full array both times begin anew`() {
    bench.send(1, .next(1))
    bench.send(5, .next(2))
    for tick in [6, 9, 12] { bench.send(tick, .next(tick)) }
    run(4, longestWait: 7, count: 2)

    #expect(
      bench.log.values == ["next([1, 2])@5", "next([6, 9])@9", "next([12])@16"],
      """
      The first array was full at 5, and the second at 9. That 1 would have waited until 8 says nothing \
      about the second, and that 6 would have waited until 13 says nothing about the third.
      """
    )
  }

  @Test func `after a full array the wait begins with the next element`() {
    bench.send(5, .next(1), .next(2), .next(3))
    bench.send(8, .next(4))
    bench.send(11, .next(5))
    run(6, longestWait: 7, count: 3)

    #expect(
      bench.log.values == ["next([1, 2, 3])@5", "next([4, 5])@15"],
      "The second array begins with 4, which came at 8, and not when the first was sent."
    )
  }

  @Test func `after a full array whose longest wait was near, both times begin anew`() {
    bench.send(1, .next(1))
    for tick in [3, 4] { bench.send(tick, .next(tick)) }
    bench.send(8, .next(8))
    run(3, longestWait: 5, count: 3)

    #expect(
      bench.log.values == ["next([1, 3, 4])@4", "next([8])@11"],
      """
      From 3 on, the first array would have been sent at 6, when 1 had waited for five ticks. It was full \
      at 4. The next one begins with 8, and has a silence of its own.
      """
    )
  }

  // MARK: Ends

  @Test func `a completion sends what is left, at once`() {
    bench.send(2, .next(1), .next(2))
    bench.send(3, .completed)
    run(5)

    #expect(
      bench.log.values == ["next([1, 2])@3", "completed@3"],
      "Nothing will come any more: 1 and 2 need not wait, and must not be lost."
    )
  }

  @Test func `a completion with nothing left comes alone`() {
    bench.send(2, .next(1))
    bench.send(9, .completed)
    run(5)

    #expect(
      bench.log.values == ["next([1])@7", "completed@9"],
      "1 was sent at 7. Nothing is left, so no array is sent at the end, not even an empty one."
    )
  }

  @Test func `an error drops what is left`() {
    bench.send(2, .next(1), .next(2))
    bench.send(3, .error(Storm()))
    run(5)

    #expect(bench.log.values == ["error(storm)@3"], "An error passes at once, and comes alone.")
  }

  // MARK: An observer that answers

  /// Whether the observer may make the source send; if it waits for itself then, this reports it.
  ///
  /// Outside of an exploration that would stop the program.
  private func observerMayAnswer() -> Bool {
    let answered = inEveryInterleaving(
      """
      The observer makes the source send, while it receives an array or an end. That comes in on the same \
      thread, and a lock that is not recursive makes the thread wait for itself.
      """
    ) { race in
      let (source, clock, answers) = (HandSource<Int>(), HandClock(), Recorder<Int>())
      let token =
        source
        .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 3, scheduler: clock)
        .subscribe { event in
          race.step("hears \(event)")
          // Not for ever, whatever comes.
          if answers.values.count < 4 {
            answers.record(2)
            source.send(.next(2))
          }
        }
      race.thread("the source") {
        source.send(.next(1))
        clock.ring()
        source.send(.next(3), .next(4), .completed)
      }
      race.atEnd {
        token.dispose()
        return nil
      }
    }
    return answered.failure == nil
  }

  @Test func `what the source sends during an array belongs to the next`() {
    guard observerMayAnswer() else { return }
    let token = gathered(5, longestWait: 9, count: 3)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        switch event.element {
        case [1]: bench.source.send(.next(2))
        case [2]: bench.source.send(.next(3), .next(4), .next(5), .next(6))
        default: break
        }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == [
        "next([1])@7", "next([2])@12", "next([3, 4, 5])@12", "next([6])@17",
      ],
      """
      While the observer handled [1], the source sent 2, and while it handled [2], it sent four more. \
      Nothing of that may be lost, or be sent twice: it begins the next array, and its own times.
      """
    )
    token.dispose()
  }

  @Test func `what the source sends during a full array waits for the silence`() {
    guard observerMayAnswer() else { return }
    let token = gathered(5, longestWait: 9, count: 2)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1, 2] { bench.source.send(.next(3)) }
      }
    bench.send(2, .next(1), .next(2))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next([1, 2])@2", "next([3])@7"],
      """
      The array was full at 2. While the observer handled it, the source sent 3, the first element of the \
      next array, and nothing after it: the silence that began with 3 is over at 7.
      """
    )
    token.dispose()
  }

  @Test func `what the source sends when an array has waited has times of its own`() {
    guard observerMayAnswer() else { return }
    let token = gathered(5, longestWait: 3)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1] { bench.source.send(.next(2)) }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next([1])@5", "next([2])@8"],
      """
      1 waited until 5. While the observer handled [1], the source sent 2, the first element of the next \
      array: that may wait for three ticks, too.
      """
    )
    token.dispose()
  }

  // The first array is full, or it was quiet, or it has waited.
  @Test(arguments: [(5, 40, 1, 2), (5, 40, 2, 7), (5, 3, 2, 5)])
  func `the source may complete during an array`(
    _ silence: Int,
    _ longestWait: Int,
    _ count: Int,
    _ sent: Int
  ) {
    guard observerMayAnswer() else { return }
    let token = gathered(silence, longestWait: longestWait, count: count)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1] { bench.source.send(.next(2), .completed) }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next([1])@\(sent)", "next([2])@\(sent)", "completed@\(sent)"],
      "2 came while the observer handled [1], and then the end: 2 is what is left."
    )
    token.dispose()
  }

  @Test func `the source may fail during an array`() {
    guard observerMayAnswer() else { return }
    let token = gathered(5)
      .subscribe { [bench] event in
        bench.log.record("\(event)@\(bench.clock.clock)")
        if event.element == [1] { bench.source.send(.next(2), .error(Storm())) }
      }
    bench.send(2, .next(1))
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next([1])@7", "error(storm)@7"],
      "2 came while the observer handled [1], and then an error, which drops it."
    )
    token.dispose()
  }

  // MARK: Alarms

  @Test func `no alarm is set while nothing waits`() {
    let (clock, source) = (HandClock(), HandSource<Int>())
    let token =
      source
      .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 3, scheduler: clock)
      .subscribe { _ in }
    #expect(clock.waiting == 0, "No element has come yet: no alarm may be set.")
    source.send(.next(1), .next(2))
    clock.ring()
    #expect(clock.waiting == 0, "It was quiet, and [1, 2] was sent: no alarm may be left.")
    source.send(.next(3), .next(4), .next(5))
    #expect(
      clock.waiting == 0,
      "The array was full, and was sent: the alarm for it has to be cancelled."
    )
    token.dispose()

    let hurried =
      source
      .bufferUntilQuiet(.ticks(9), longestWait: .ticks(3), count: 0, scheduler: clock)
      .subscribe { _ in }
    source.send(.next(6))
    clock.ring()
    #expect(
      clock.waiting == 0,
      "6 has waited for as long as it may, and [6] was sent: no alarm may be left."
    )
    hurried.dispose()
  }

  @Test(arguments: [(3, 9), (9, 3)])
  func `an alarm that rings at once finds the elements`(_ silence: Int, _ longestWait: Int) {
    let token = bench.source
      .bufferUntilQuiet(
        .ticks(silence),
        longestWait: .ticks(longestWait),
        count: 0,
        scheduler: HastyScheduler(clock: bench.clock)
      )
      .subscribe(bench.log.observer())
    bench.source.send(.next(1))
    bench.run(to: 3)
    #expect(
      bench.log.values == ["next([1])"],
      """
      This scheduler ran its first work before `scheduleRelative` had returned: an alarm for 1 rang while it \
      was being set. 1 has to be there by then, or be sent after three ticks at the latest. \
      Heard: \(bench.log.values)
      """
    )
    bench.source.send(.next(2))
    bench.run(to: 50)
    #expect(
      bench.log.values == ["next([1])", "next([2])"],
      """
      1 was sent already, and 2 is an array of its own. By the tick 50 both its times are long over. \
      Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `an alarm that no longer counts is cancelled`() {
    let (clock, source) = (HandClock(), HandSource<Int>())
    let token =
      source
      .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 0, scheduler: clock)
      .subscribe { _ in }
    for number in 1...100 { source.send(.next(number)) }
    #expect(
      clock.waiting <= 2,
      """
      There are two times to wait for, and a hundred elements have come. \(clock.waiting) alarms are \
      set: those of the elements before the last are of no use, and keep the sink in memory.
      """
    )
    token.dispose()
  }

  @Test func `an alarm that could not be cancelled means nothing`() {
    for tick in [1, 4, 10, 18] { bench.send(tick, .next(tick)) }
    let token = bench.listen(
      to: bench.source.bufferUntilQuiet(
        .ticks(5),
        longestWait: .ticks(20),
        count: 0,
        scheduler: DeafScheduler(clock: bench.clock)
      )
    )
    bench.run(to: 50)

    #expect(
      bench.log.values == ["next([1, 4])@9", "next([10])@15", "next([18])@23"],
      """
      After 4 it is quiet at 9, after 10 at 15, and after 18 at 23. But this scheduler cancels nothing, \
      as if each ring were already on its way on another thread: a ring that no longer counts has to \
      find that out by itself.
      """
    )
    token.dispose()
  }

  @Test func `an array that was sent is not kept`() {
    let (lifetimes, source, clock) = (Lifetimes(), HandSource<Lifetimes.Probe>(), HandClock())
    let token =
      source
      .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 2, scheduler: clock)
      .subscribe { _ in }
    source.send(.next(lifetimes.probe()), .next(lifetimes.probe()))
    #expect(lifetimes.alive == 0, "The array was full, and was sent; its elements are still kept.")
    source.send(.next(lifetimes.probe()))
    clock.ring()
    #expect(
      lifetimes.alive == 0,
      "It was quiet, and the array was sent; its element is still kept."
    )
    source.send(.next(lifetimes.probe()), .completed)
    #expect(
      lifetimes.alive == 0,
      "The source completed, and what was left was sent; its element is still kept."
    )
    token.dispose()
    source.forgetObservers()

    let hurried =
      source
      .bufferUntilQuiet(.ticks(9), longestWait: .ticks(3), count: 2, scheduler: clock)
      .subscribe { _ in }
    source.send(.next(lifetimes.probe()))
    clock.ring()
    #expect(
      lifetimes.alive == 0,
      "Its first element had waited for as long as it may, and the array was sent, and is still kept."
    )
    hurried.dispose()
  }

  @Test(arguments: ["`dispose()`", "an error", "a completion"])
  func `what comes after the end is not gathered, and what waited is freed`(_ end: String) {
    let (waiting, late) = (Lifetimes(), Lifetimes())
    let (source, clock) = (HandSource<Lifetimes.Probe>(), HandClock())
    let token =
      source
      .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 0, scheduler: clock)
      .subscribe { _ in }
    source.send(.next(waiting.probe()))
    switch end {
    case "`dispose()`": token.dispose()
    case "an error": source.send(.error(Storm()))
    default: source.send(.completed)
    }
    // This source keeps its observer, and goes on.
    source.send(.next(late.probe()))
    #expect(
      late.alive == 0,
      """
      After \(end) the source sent another element, and that was gathered. Nobody will get it; and if \
      the source goes on, there will be more and more.
      """
    )
    #expect(clock.waiting == 0, "After \(end) the source sent more, and an alarm is set.")
    source.forgetObservers()
    #expect(
      waiting.alive == 0,
      """
      One element waited. Then came \(end), and the source has released its observer. The element is \
      still kept.
      """
    )
    token.dispose()
  }

  // MARK: Threads

  @Test(arguments: [1, 0], [Event<Int>.next(1), .completed, .error(Storm())])
  func `dispose does not wait for the observer`(_ count: Int, _ event: Event<Int>) {
    let thread = count == 0 && event.element != nil ? "the clock" : "the source"
    inEveryInterleaving(
      """
      The page has a lock of its own. The observer takes it, on the thread of \(thread.dropFirst(4)); the \
      page holds it while it disposes, on another one. So `dispose()` must not wait until the observer \
      has returned.
      """
    ) { race in
      let (source, clock) = (HandSource<Int>(), HandClock())
      let page = Lock(())
      let token =
        source
        .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: count, scheduler: clock)
        .subscribe { event in
          race.step("hears \(event)")
          page.withLock { _ in }
        }
      if thread == "the clock" { source.send(event) }
      race.thread(thread) { if thread == "the clock" { clock.ring() } else { source.send(event) } }
      race.thread("the page") { page.withLock { _ in token.dispose() } }
    }
  }

  @Test func `an element may make the source send when it is freed`() async {
    let result = await #expect(
      processExitsWith: .success,
      """
      An element was gathered, and freed: after an error, a completion, or `dispose()`, or when its array \
      was sent. Its `deinit` made the source send another one, on the same thread. The program did not go \
      on from there: either the thread waits for a lock that it holds, or the variable with the elements is \
      still being changed at that moment, which Swift does not allow.
      """
    ) {
      for moment in 0..<5 {
        let (source, clock) = (HandSource<LastWords>(), HandClock())
        let token =
          source
          .bufferUntilQuiet(
            .ticks(3),
            longestWait: .ticks(9),
            count: moment == 3 ? 1 : 0,
            scheduler: clock
          )
          .subscribe { _ in }
        let returned = onThreads(1) { _ in
          source.send(.next(LastWords { [weak source] in source?.send(.next(LastWords {})) }))
          switch moment {
          case 0: source.send(.error(Storm()))
          case 1: source.send(.completed)
          case 2: token.dispose()
          default: clock.ring()
          }
        }
        precondition(returned, "A thread waits for itself.")
        token.dispose()
      }
    }
    // What stops the program there would stop it here.
    guard result != nil else { return }
    for moment in ["the subscription is disposed", "the source fails", "the array is sent"] {
      inEveryInterleaving(
        """
        An element waits, and \(moment). When the element is freed, its `deinit` makes the source send \
        another one, which comes in on the same thread: no lock may be held then that it needs.
        """
      ) { race in
        let (source, clock) = (HandSource<LastWords>(), HandClock())
        let token =
          source
          .bufferUntilQuiet(.ticks(3), longestWait: .ticks(9), count: 0, scheduler: clock)
          .subscribe { _ in }
        source.send(.next(LastWords { [weak source] in source?.send(.next(LastWords {})) }))
        switch moment {
        case "the source fails": race.thread("the source") { source.send(.error(Storm())) }
        case "the array is sent": race.thread("the clock") { clock.ring() }
        default: race.thread("the token") { token.dispose() }
        }
      }
    }
  }

  @Test func `with source and clock on two threads the observer receives one event at a time`() {
    expectOneAtATime(
      element: ["[1, 2, 3]", "[1, 2] [3]"],
      completion: ["[1, 2] |"],
      error: ["[1, 2] #", "#"]
    ) { $0.bufferUntilQuiet(.ticks(5), longestWait: .ticks(9), count: 0, scheduler: $1) }
  }

  @Test func `a ring that waits while an element is gathered means nothing`() {
    inEveryInterleaving(
      """
      3 starts the silence over, while the alarm of the silence after 2 rings. Whether a ring still counts \
      has to be decided together with what follows from it.
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token =
        source
        .bufferUntilQuiet(.ticks(5), longestWait: .ticks(9), count: 0, scheduler: clock)
        .subscribe { event in race.alone("hears \(event)") { log.record("\(event)") } }
      source.send(.next(1), .next(2))
      let silence = clock.next
      race.thread("the source") { source.send(.next(3)) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring(number: silence)
      }
      race.atEnd {
        let heard = log.values
        clock.ring(3)
        token.dispose()
        if heard == ["next([1, 2])"], log.values == heard + ["next([3])"] { return nil }
        if heard.isEmpty, log.values == ["next([1, 2, 3])"] { return nil }
        return """
          Either [1, 2] is sent and then [3], or the ring came too late, and [1, 2, 3] is sent after another \
          silence. At first \(heard) arrived, and when the next alarm had rung, \(log.values).
          """
      }
    }
  }

  // Two alarms may be set for an element; each of them may be late.
  @Test(arguments: [1, 2])
  func `a ring that waits while an array is sent means nothing`(_ rings: Int) {
    inEveryInterleaving(
      """
      2 fills the array and 3 begins the next one, while an alarm that was set for 1 rings. \
      Whether a ring still counts has to be decided together with what follows from it.
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token =
        source
        .bufferUntilQuiet(.ticks(5), longestWait: .ticks(5), count: 2, scheduler: clock)
        .subscribe { event in race.alone("hears \(event)") { log.record("\(event)") } }
      source.send(.next(1))
      let alarm = rings == 1 ? clock.next : clock.newest
      race.thread("the source") { source.send(.next(2), .next(3)) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring(number: alarm)
      }
      race.atEnd {
        defer { token.dispose() }
        let heard = log.values
        return heard == ["next([1, 2])"] || heard == ["next([1])", "next([2, 3])"]
          ? nil
          : """
          What arrived is \(heard), where it should be either [1] and [2, 3], or [1, 2], and 3 waits.
          """
      }
    }
  }

  @Test func `an element that comes during dispose leaves no alarm behind`() {
    inEveryInterleaving(
      "An alarm that is set after `dispose()` keeps the sink, and rings for nobody."
    ) { race in
      let (source, clock) = (HandSource<Int>(), HandClock())
      let token =
        source
        .bufferUntilQuiet(.ticks(5), longestWait: .ticks(9), count: 0, scheduler: clock)
        .subscribe { event in race.step("hears \(event)") }
      race.thread("the source") { source.send(.next(1)) }
      race.thread("the token") { token.dispose() }
      race.atEnd { clock.waiting == 0 ? nil : "It was disposed, and an alarm is set." }
    }
  }

  @Test func `both times may be over at once, on two threads`() {
    inEveryInterleaving("The array must be sent by one of them, and the other finds nothing to do.")
    {
      race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let token =
        source
        .bufferUntilQuiet(.ticks(5), longestWait: .ticks(5), count: 0, scheduler: clock)
        .subscribe { event in race.alone("hears \(event)") { log.record("\(event)") } }
      source.send(.next(1))
      for name in ["a thread of the clock", "another thread of the clock"] {
        race.thread(name) {
          race.step("the time has come")
          clock.ring()
        }
      }
      race.atEnd {
        defer { token.dispose() }
        return log.values == ["next([1])"]
          ? nil : "1 has waited, and what arrived is \(log.values)."
      }
    }
  }

  @Test func `it keeps the rules`() {
    guard observerMayAnswer() else { return }
    expectKeepsTheRules { source in
      source
        .bufferUntilQuiet(
          .ticks(5),
          longestWait: .ticks(9),
          count: 1,
          scheduler: TestScheduler(initialClock: 0)
        )
        .compactMap(\.first)
    }
    expectKeepsTheRulesInTime {
      $0.bufferUntilQuiet(.ticks(3), longestWait: .ticks(5), count: 2, scheduler: $1)
    }
    expectKeepsTheRulesInTime {
      $0.bufferUntilQuiet(.ticks(9), longestWait: .ticks(2), count: 0, scheduler: $1)
    }
  }
}
