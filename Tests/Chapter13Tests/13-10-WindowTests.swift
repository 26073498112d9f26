import ContractTesting
import Dispatch
import Interleaving
import InterleavingTesting
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution09Flattening
import Solution11Schedulers
import Solution12VirtualTime
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution13Time
#else
@testable import Chapter13Time
#endif

@Suite struct `13.10 window` {
  private let bench = Bench()

  private func windows(_ timeSpan: Int, count: Int) -> Observable<Observable<Int>> {
    bench.source.window(timeSpan: .ticks(timeSpan), count: count, scheduler: bench.clock)
  }

  /// Subscribes, and then subscribes to each window as it comes: "a" is the first of them.
  private func listen(to windows: Observable<Observable<Int>>) -> Disposable {
    let names = Recorder<String>()
    return windows.subscribe { [bench] (event: Event<Observable<Int>>) in
      guard let window = event.element else { return bench.log.record("\(event)") }
      let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
      names.record(name)
      bench.log.record(name)
      _ = window.subscribe { bench.log.record("\(name) \($0)") }
    }
  }

  @Test func `the first window is sent before the source is subscribed to`() {
    let source = Observable<Int>
      .create { [bench] observer in
        bench.log.record("source")
        observer.onNext(1)
        return Disposables.create()
      }
    let token = listen(
      to: source.window(timeSpan: .ticks(5), count: 2, scheduler: bench.clock)
    )
    #expect(
      bench.log.values == ["a", "source", "a next(1)"],
      "The first element of the source needs a window to go to."
    )
    token.dispose()
  }

  @Test func `elements go into the open window`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2))
    let token = listen(to: windows(9, count: 5))
    bench.run(to: 6)
    #expect(
      bench.log.values == ["a", "a next(1)", "a next(2)"],
      "A window sends its elements as they come, and does not hold them back as `buffer` does."
    )
    token.dispose()
  }

  @Test func `a full window completes, and the next one opens`() {
    bench.send(1, .next(1), .next(2), .next(3))
    let token = listen(to: windows(9, count: 2))
    bench.run(to: 6)
    #expect(
      bench.log.values == ["a", "a next(1)", "a next(2)", "a completed", "b", "b next(3)"],
      "The second element fills the window: it completes, and only then is the next one sent."
    )
    token.dispose()
  }

  @Test(arguments: [0, -1]) func `with a count of zero or less only the time counts`(_ count: Int) {
    bench.send(1, .next(1), .next(2), .next(3))
    let token = listen(to: windows(5, count: count))
    bench.run(to: 6)
    #expect(
      bench.log.values == ["a", "a next(1)", "a next(2)", "a next(3)", "a completed", "b"],
      "There is no limit on the number of elements: the window is over at 5."
    )
    token.dispose()
  }

  @Test func `a window whose time is over completes, and the next one opens`() {
    bench.send(2, .next(1))
    bench.send(7, .next(2))
    let token = listen(to: windows(5, count: 9))
    bench.run(to: 11)
    #expect(
      bench.log.values == [
        "a", "a next(1)", "a completed", "b", "b next(2)", "b completed", "c",
      ],
      "The time is over at 5 and at 10, whether or not anything came."
    )
    token.dispose()
  }

  @Test func `a new window has all of its time`() {
    bench.send(2, .next(1))
    bench.send(3, .next(2))
    bench.send(6, .next(3))
    let token = listen(to: windows(5, count: 2))
    bench.run(to: 9)
    #expect(
      bench.log.values == [
        "a", "a next(1)", "a next(2)", "a completed", "b", "b next(3)", "b completed", "c",
      ],
      "A window opens at 3, because the one before is full. It is over at 8, not at 5."
    )
    token.dispose()
  }

  @Test func `a new window has no elements`() {
    bench.send(2, .next(1))
    bench.send(6, .next(2))
    bench.send(7, .next(3))
    let token = listen(to: windows(5, count: 2))
    bench.run(to: 8)
    #expect(
      bench.log.values == [
        "a", "a next(1)", "a completed", "b", "b next(2)", "b next(3)", "b completed", "c",
      ],
      "The first window had one element when its time was over. The next still has room for two."
    )
    token.dispose()
  }

  @Test func `the window hears an end first`() {
    for (end, word) in [(Event<Int>.completed, "completed"), (.error(Storm()), "error(storm)")] {
      let bench = Bench()
      let windows = bench.source.window(timeSpan: .ticks(5), count: 2, scheduler: bench.clock)
      let token = windows.subscribe { (event: Event<Observable<Int>>) in
        guard let window = event.element else {
          return bench.log.record("\(event), subscribed: \(bench.source.living)")
        }
        _ = window.subscribe { bench.log.record("window \($0)") }
      }
      bench.send(2, .next(1), end)
      bench.run(to: 50)
      #expect(
        bench.log.values == ["window next(1)", "window \(word)", "\(word), subscribed: 1"],
        """
        The source ended: so does the window, and then the sequence of windows; after that the source is \
        disposed.
        """
      )
      #expect(bench.source.living == 0, "The source has ended, but is still subscribed to.")
      token.dispose()
    }
  }

  @Test func `a window lives on when nobody waits for the next one`() {
    bench.send(2, .next(1))
    bench.send(4, .next(2), .next(3))
    var window: Observable<Int>?
    let token = windows(9, count: 3)
      .subscribe { (event: Event<Observable<Int>>) in window = event.element }
    let listener = window?.subscribe(bench.log.observer())
    token.dispose()
    #expect(
      bench.source.living == 1,
      "Somebody still listens to the window, and the window needs the source."
    )
    bench.run(to: 5)
    #expect(
      bench.log.values == ["next(1)", "next(2)", "next(3)", "completed"],
      "The window goes on to its end, though nobody will hear of a next one."
    )
    #expect(
      bench.source.living == 0,
      "The window is over, and nobody will hear of another, so nobody needs the source."
    )
    listener?.dispose()
  }

  @Test func `a window ends in time when nobody waits for the next one`() {
    bench.send(7, .next(1))
    bench.send(13, .next(2))
    var window: Observable<Int>?
    let token = windows(5, count: 3)
      .subscribe { (event: Event<Observable<Int>>) in window = event.element }
    bench.run(to: 6)
    _ = window?.subscribe(bench.log.observer())
    token.dispose()
    bench.run(to: 50)
    #expect(bench.log.values == ["next(1)", "completed"], "It opened at 5, and is over at 10.")
    #expect(bench.source.living == 0, "Nobody needs the source any more.")
  }

  @Test func `the last one to leave releases the source`() {
    var window: Observable<Int>?
    let token = windows(9, count: 3)
      .subscribe { (event: Event<Observable<Int>>) in window = event.element }
    let listeners = [window, window].map { $0?.subscribe { _ in } }
    listeners[0]?.dispose()
    token.dispose()
    #expect(bench.source.living == 1, "One listener is left.")
    listeners[1]?.dispose()
    #expect(bench.source.living == 0, "Now nobody is left.")
  }

  @Test func `a late subscriber to a window that is over hears the end`() {
    bench.send(2, .next(1))
    var first: Observable<Int>?
    let token = windows(5, count: 9)
      .subscribe { (event: Event<Observable<Int>>) in first = first ?? event.element }
    bench.run(to: 6)
    _ = first?.subscribe(bench.log.observer())
    #expect(bench.log.values == ["completed"], "Its elements are gone, but not its end.")
    token.dispose()
  }

  @Test(arguments: [
    // The ring may come when the next window is open already, and is then that one's.
    (Event<Int>.next(3), ["a 1 2 3 | b", "a 1 2 | b 3", "a 1 2 3 | b | c"]),
    (.completed, ["a 1 2 | |", "a 1 2 | b | |"]),
    (.error(Storm()), ["a 1 2 # #", "a 1 2 | b # #"]),
  ])
  func `with source and clock on two threads there is one event at a time`(
    _ event: Event<Int>,
    _ outcomes: [String]
  ) {
    inEveryInterleaving(
      """
      The source and the alarm are on two threads, and either may come first: so what may be heard is \
      \(outcomes.map { "“\($0)”" }.joined(separator: " or ")).
      """
    ) { race in
      let (source, clock, log) = (HandSource<Int>(), HandClock(), Log())
      let windows = Recorder<Int>()
      func hear(_ text: String) { race.alone("hears \(text)") { log.record(text) } }
      let token = source.window(timeSpan: .ticks(5), count: 3, scheduler: clock)
        .subscribe { (event: Event<Observable<Int>>) in
          guard let window = event.element else { return hear(event.error == nil ? "|" : "#") }
          windows.record(windows.values.count)
          hear(["a", "b", "c"][min(windows.values.count, 3) - 1])
          _ = window.subscribe { event in
            hear(event.element.map { "\($0)" } ?? (event.error == nil ? "|" : "#"))
          }
        }
      source.send(.next(1), .next(2))
      race.thread("the source") { source.send(event) }
      race.thread("the clock") {
        race.step("the time has come")
        clock.ring()
      }
      race.atEnd {
        defer { token.dispose() }
        let heard = log.values.joined(separator: " ")
        return outcomes.contains(heard)
          ? nil : "The source sent 1, 2 and \(event), and what was heard is “\(heard)”."
      }
    }
  }

  @Test func `two threads leave at the same time, and the source is released once`() {
    inEveryInterleaving("The last one to leave releases the source, whichever of the two it is.") {
      race in
      let (source, clock) = (HandSource<Int>(), HandClock())
      let window = SingleAssignmentDisposable()
      let token = source.window(timeSpan: .ticks(5), count: 3, scheduler: clock)
        .subscribe { (event: Event<Observable<Int>>) in
          if let first = event.element { window.setDisposable(first.subscribe { _ in }) }
        }
      race.thread("the result") { token.dispose() }
      race.thread("the window") { window.dispose() }
      race.atEnd {
        if clock.waiting > 0 { return "Both have left, and the alarm is still set." }
        let disposals = source.subscriptions.map(\.disposals)
        return disposals == [1]
          ? nil : "Both have left, and the source was disposed \(disposals.first ?? 0) times."
      }
    }
  }

  // The element fills the window, and nil is a ring.
  @Test(arguments: [Event<Int>.completed, .error(Storm()), .next(2), nil])
  func `a window hears its end, even if the result is disposed at that moment`(_ event: Event<Int>?)
  {
    inEveryInterleaving(
      """
      Somebody listens to the window, and has to hear its end, whether or not anybody waits for the \
      next one.
      """
    ) { race in
      let (source, clock, heard) = (HandSource<Int>(), HandClock(), Log())
      let window = SingleAssignmentDisposable()
      let token = source.window(timeSpan: .ticks(5), count: 2, scheduler: clock)
        .subscribe { (event: Event<Observable<Int>>) in
          race.step(event.element == nil ? "hears the end of the result" : "hears of a window")
          guard let first = event.element, heard.values.isEmpty else { return }
          window.setDisposable(first.subscribe { heard.record("\($0)") })
        }
      source.send(.next(1))
      race.thread("the result") { token.dispose() }
      race.thread(event == nil ? "the clock" : "the source") {
        if let event { source.send(event) } else { clock.ring() }
      }
      race.atEnd {
        let end = event?.error == nil ? "completed" : "error(storm)"
        let wanted = ["next(1)"] + (event?.element == nil ? [] : ["next(2)"]) + [end]
        if heard.values != wanted {
          return "The window is over, and its listener heard \(heard.values), not \(wanted)."
        }
        if clock.waiting > 0 { return "Nobody listens any more, and the alarm is still set." }
        return source.living == 0
          ? nil : "Nobody listens any more, and the source is still subscribed."
      }
    }
  }

  @Test(arguments: [Event<Int>.completed, .error(Storm())])
  func `no window is opened for what is sent during a window's end`(_ end: Event<Int>) {
    let token = windows(9, count: 1)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return bench.log.record("\(event)") }
        bench.log.record("window")
        _ = window.subscribe { event in
          if event.isStopEvent { bench.source.send(.next(9)) }
        }
      }
    bench.source.send(end)
    #expect(
      bench.log.values == ["window", "\(end)"],
      """
      The last window sent \(end), and its observer made the source send 9. A window that is opened \
      now never ends.
      """
    )
    token.dispose()
  }

  // The source sends so many elements first, and the window is full, or the time is over.
  @Test(arguments: [1, 2, 3], 0...2)
  func `what is sent while a window completes belongs to none`(_ count: Int, _ sent: Int) {
    let (names, isOver) = (Recorder<String>(), Recorder<Bool>())
    let token = windows(9, count: count)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return bench.log.record("\(event)") }
        let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
        names.record(name)
        bench.log.record(name)
        _ = window.subscribe { event in
          bench.log.record("\(name) \(event)")
          guard event.isStopEvent, isOver.values.isEmpty else { return }
          isOver.record(true)
          for _ in 0..<count { bench.source.send(.next(9)) }
        }
      }
    for number in 0..<min(sent, count) { bench.source.send(.next(number)) }
    if sent < count { bench.run(to: 9) }
    #expect(
      !bench.log.values.contains { $0.hasSuffix("next(9)") }
        && bench.log.values.filter { $0.count == 1 } == ["a", "b"],
      """
      When the first window completed, its observer made the source send 9, as often as fills a window. \
      That belongs to no window, and so it opens none. Heard: \(bench.log.values)
      """
    )
    for _ in 0..<count { bench.source.send(.next(5)) }
    #expect(
      bench.log.values.suffix(count + 2) == Array(repeating: "b next(5)", count: count) + [
        "b completed", "c",
      ],
      """
      The second window was empty, and \(count) elements fill it: what was sent while the first one \
      completed must not count. Heard: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test(arguments: 1...3)
  func `no window has more elements than it may, even if its observer makes the source send`(
    _ count: Int
  ) {
    let names = Recorder<String>()
    let token = windows(9, count: count)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return }
        let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
        names.record(name)
        _ = window.subscribe { event in
          bench.log.record("\(name) \(event.element.map { "\($0)" } ?? "completed")")
          // Each element but the last makes the source send the next one.
          if let number = event.element, number < 6 { bench.source.send(.next(number + 1)) }
        }
      }
    bench.source.send(.next(1))
    let pieces = names.values.map { name in
      bench.log.values.filter { $0.hasPrefix(name) && !$0.hasSuffix("completed") }
        .compactMap { Int($0.dropFirst(2)) }
    }
    let expected =
      stride(from: 1, through: 6, by: count).map { Array($0..<min($0 + count, 7)) } + [[]]
    #expect(
      pieces == expected,
      """
      The observer of a window made the source send the next element, while it received one. A window has \
      \(count == 1 ? "one element" : "\(count) elements") at most, and what comes then goes into the next. \
      The windows have got \(pieces).
      """
    )
    let completed = names.values.filter { bench.log.values.contains("\($0) completed") }
    #expect(
      completed == names.values.dropLast(),
      "Each window but the last is full, and completes. Heard: \(bench.log.values)"
    )
    token.dispose()
  }

  @Test func `what is sent while a window is received goes into it, and counts`() {
    let names = Recorder<String>()
    let token = windows(9, count: 2)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return }
        let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
        names.record(name)
        bench.log.record(name)
        _ = window.subscribe { bench.log.record("\(name) \($0)") }
        if name == "b" { bench.source.send(.next(3)) }
      }
    bench.source.send(.next(1), .next(2), .next(4), .next(5))
    #expect(
      bench.log.values == [
        "a", "a next(1)", "a next(2)", "a completed", "b", "b next(3)", "b next(4)", "b completed",
        "c", "c next(5)",
      ],
      """
      When the observer received the second window, it made the source send 3: that is the first of its \
      two elements.
      """
    )
    token.dispose()
  }

  // The first window is full, or its time is over.
  @Test(arguments: [1, 2], ["completion", "window"])
  func `a slow observer takes nothing from the time of a window`(_ count: Int, _ slow: String) {
    let names = Recorder<String>()
    let token = windows(5, count: count)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return }
        let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
        names.record(name)
        _ = window.subscribe { event in
          guard event.isStopEvent else { return }
          bench.log.record("\(name)@\(bench.clock.clock)")
          if name == "a", slow == "completion" { bench.clock.sleep(4) }
        }
        if name == "b", slow == "window" { bench.clock.sleep(4) }
      }
    bench.send(1, .next(1))
    bench.run(to: 17)

    let over = count == 1 ? 1 : 5
    #expect(
      bench.log.values.prefix(2) == ["a@\(over)", "b@\(over + 4 + 5)"],
      """
      The first window was over at \(over). An observer was then busy until \(over + 4), with \
      \(slow == "window" ? "the next window" : "that completion"). The time of the next window begins when \
      it has been received, so it is over five ticks later. These were over: \(bench.log.values)
      """
    )
    token.dispose()
  }

  // The first window is full, or its time is over.
  @Test(arguments: [0, 2])
  func `if the observer causes another window the time of that one counts`(_ sent: Int) {
    let names = Recorder<String>()
    let token = windows(5, count: 2)
      .subscribe { [bench] (event: Event<Observable<Int>>) in
        guard let window = event.element else { return }
        let name = String("abcdefghij".dropFirst(names.values.count).prefix(1))
        names.record(name)
        _ = window.subscribe { event in
          if event.isStopEvent { bench.log.record("\(name)@\(bench.clock.clock)") }
        }
        guard name == "b" else { return }
        bench.source.send(.next(8), .next(9))
        bench.clock.sleep(2)
      }
    bench.send(1, .next(1))
    if sent == 2 { bench.send(2, .next(2)) }
    bench.run(to: 13)

    let over = sent == 2 ? 2 : 5
    #expect(
      bench.log.values.prefix(3) == ["a@\(over)", "b@\(over)", "c@\(over + 5)"],
      """
      At \(over) the observer received the second window, filled it, and was busy for two ticks. The third \
      window had come before that, so its time began at \(over), and is over five ticks later. These were \
      over: \(bench.log.values)
      """
    )
    token.dispose()
  }

  @Test func `whoever disposes is freed, though the window is still open`() {
    let lifetimes = Lifetimes()
    var window: Observable<Int>?
    let token = windows(9, count: 3)
      .subscribe { (event: Event<Observable<Int>>) in window = window ?? event.element }
    let listener = window?.subscribe { [probe = lifetimes.probe()] _ in probe.touch() }
    bench.source.send(.next(1))
    listener?.dispose()

    #expect(
      lifetimes.alive == 0,
      "The listener has disposed, and the window goes on for others; but it still keeps the listener."
    )
    token.dispose()
  }

  @Test func `a late subscriber to a window that is over does not need the source`() {
    var first: Observable<Int>?
    let token = windows(5, count: 9)
      .subscribe { (event: Event<Observable<Int>>) in first = first ?? event.element }
    bench.run(to: 6)
    let late = first?.subscribe { _ in }
    token.dispose()
    #expect(
      bench.source.living == 0,
      """
      Somebody has subscribed to a window that is over, and so has heard its end. The result is disposed: \
      nobody needs the source any more.
      """
    )
    late?.dispose()
  }

  @Test func `it keeps the rules`() {
    expectKeepsTheRules { source in
      source.window(timeSpan: .ticks(5), count: 9, scheduler: TestScheduler(initialClock: 0))
        .flatMap { $0 }
    }
    expectKeepsTheRulesInTime { source, scheduler in
      source.window(timeSpan: .ticks(3), count: 2, scheduler: scheduler)
    }
    expectKeepsTheRulesInTime { source, scheduler in
      source.window(timeSpan: .ticks(9), count: 9, scheduler: scheduler)
        .flatMap { $0 }
    }
  }
}
