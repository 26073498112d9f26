import Dispatch
import Foundation
import Solution03TokensAndBags
import Solution04Events
import Solution05ProducerAndSink
import Solution11Schedulers
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution12VirtualTime
#else
@testable import Chapter12VirtualTime
#endif

@Suite struct `12.13 The test first` {
  @Test(arguments: Sound.allCases) func `an operator that keeps the promise passes`(_ sound: Sound)
  {
    let verdict = verdict(on: { Candidate($0, clock: $1, sound: sound) })

    #expect(
      verdict == .fine,
      """
      Your inspection complains about an operator that keeps each line of the promise. (It is \
      \(sound.testDescription).) The complaint is:
      \(verdict.text)
      """
    )
  }

  @Test(arguments: [
    Fault.operator1, .operator2, .operator3, .operator4, .operator5, .operator6, .operator20,
  ])
  func `a fault in what is sent, and when, is found`(_ fault: Fault) {
    expectFound(fault)
  }

  @Test(arguments: [
    Fault.operator7, .operator8, .operator9, .operator16, .operator17, .operator18,
  ])
  func `a fault at an end is found`(_ fault: Fault) {
    expectFound(fault)
  }

  @Test(arguments: [Fault.operator10, .operator11, .operator12])
  func `a fault in a subscription is found`(_ fault: Fault) {
    expectFound(fault)
  }

  @Test(arguments: [Fault.operator13, .operator14, .operator15, .operator19])
  func `a fault that shows when two subscribe, or with other sources, is found`(_ fault: Fault) {
    expectFound(fault)
  }

  // These operators handle subscriptions well: only what they send is wrong, and when.
  @Test(arguments: [Fault.operator1, .operator19])
  func `a complaint shows what came`(_ fault: Fault) {
    let histories = Histories()
    let verdict = verdict(on: { Candidate($0, clock: $1, fault: fault, into: histories) })

    guard case .complaint(let text) = verdict else {
      let name = fault.testDescription
      Issue.record("Your inspection returns no complaint about \(name), which is faulty.")
      return
    }
    #expect(
      histories.lines.contains { shape(of: text).contains(shape(of: $0)) },
      """
      This operator (\(fault.testDescription)) sends something wrong, and the complaint has to show \
      what came, as a line of marbles. The complaint is:
      \(text)
      What came in its trials was:
      \(histories.lines.sorted().joined(separator: "\n"))
      """
    )
  }

  /// A text in which all elements look the same: an inspection may give them other names.
  private func shape(of text: String) -> String {
    String(text.map { $0.isLetter || $0.isNumber ? "x" : $0 })
  }

  private func expectFound(
    _ fault: Fault,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let verdict = verdict(on: { Candidate($0, clock: $1, fault: fault) })
    #expect(
      verdict != .fine,
      """
      Your inspection has no complaint about \(fault.testDescription), which breaks the promise: \
      \(fault.brokenPromise)
      """,
      sourceLocation: sourceLocation
    )
    if case .unreadable(let text) = verdict {
      Issue.record(
        "A line of your inspection can't be read: \(text)",
        sourceLocation: sourceLocation
      )
    }
  }

  private enum Verdict: Equatable {
    case fine
    case complaint(String)
    /// The inspection itself has failed.
    case unreadable(String)

    var text: String {
      switch self {
      case .fine: "nothing"
      case .complaint(let text): text
      case .unreadable(let text): "A line of it can't be read: \(text)"
      }
    }
  }

  private func verdict(on debounce: @escaping Debounce) -> Verdict {
    do {
      return try inspect(debounce).map { .complaint($0) } ?? .fine
    } catch {
      return .unreadable("\(error)")
    }
  }
}

// MARK: The operators

/// The ways in which an operator may keep the promise.
enum Sound: CaseIterable, CustomTestStringConvertible {
  /// Cancels the wait before.
  case cancels
  /// Cancels nothing; a wait that is over asks whether it was the newest.
  case asks
  /// Waits once at a time, and then for what is left.
  case waitsForTheRest

  var testDescription: String {
    switch self {
    case .cancels: "one that cancels the wait before"
    case .asks: "one that leaves all waits in the queue, and ignores those that no longer count"
    case .waitsForTheRest: "one that waits once more, for what is left of the silence"
    }
  }
}

/// The operators that break the promise, each in one way.
enum Fault: Int, CustomTestStringConvertible {
  case operator1 = 1
  case operator2, operator3, operator4, operator5, operator6
  case operator7, operator8, operator9
  case operator10, operator11, operator12
  case operator13, operator14, operator15
  case operator16, operator17, operator18
  case operator19
  case operator20

  var testDescription: String { "operator \(rawValue)" }

  /// The line of the promise that it breaks.
  var brokenPromise: String {
    switch self {
    case .operator1: "it has to be quiet for three ticks, and this one waits for two."
    case .operator2:
      "each element starts the silence over. Here it begins with the first of several."
    case .operator3: "what was followed by another element too soon is never sent. Here it is."
    case .operator4:
      "an element exactly three ticks later breaks the silence. Here it comes too late for that."
    case .operator5: "an element is sent after each silence. Here there is nothing after the first."
    case .operator6: "an element is sent once. Here the last one is sent again at the end."
    case .operator7: "a completion sends what waits. Here it is lost."
    case .operator8:
      "a completion does not wait. Here what waits is sent at its own time, and then the end."
    case .operator9: "an error drops what waits. Here that is sent first."
    case .operator10: "there is one subscription to the source. Here there are two."
    case .operator11: "`dispose()` ends the subscription to the source. Here it goes on."
    case .operator12: "nothing is sent after `dispose()`. Here what waits is."
    case .operator13:
      "each of several subscriptions has a silence of its own. Here what waits belongs to all of them."
    case .operator14: "what a source sends inside `subscribe` counts. Here it is lost."
    case .operator15:
      """
      what a source sends while an element is heard counts. Here what waits is cleared after it was \
      sent, and so is an answer.
      """
    case .operator16: "an error passes at once. Here it comes when the silence is over."
    case .operator17: "a completion passes at once. Here it is lost if nothing waits."
    case .operator18:
      """
      an element is sent once. Here what a completion sends comes again after the end, unless the \
      subscription was disposed by then.
      """
    case .operator19:
      """
      each of several subscriptions has a silence of its own. Here only the first one waits for \
      three ticks, and the others for two.
      """
    case .operator20:
      "each element starts the silence over. Here the third of several, and all after it, do not."
    }
  }
}

/// An operator under inspection, in one of the sound ways or with a fault.
///
/// It is no `Producer`: that would keep some of the promise for it.
private final class Candidate: Observable<Int>, @unchecked Sendable {
  // Unchecked: an inspection uses it on one thread.
  private let source: Observable<Int>
  private let clock: any SchedulerType
  private let sound: Sound
  private let fault: Fault?
  private let histories: Histories?

  /// What waits, of all subscriptions at once; a fault.
  private let common = Place()

  private var hasSubscriber = false

  init(
    _ source: Observable<Int>,
    clock: any SchedulerType,
    sound: Sound = .cancels,
    fault: Fault? = nil,
    into histories: Histories? = nil
  ) {
    self.source = source
    self.clock = clock
    self.sound = sound
    self.fault = fault
    self.histories = histories
  }

  override func subscribe<Observer: ObserverType>(
    _ observer: Observer
  ) -> Disposable where Observer.Element == Int {
    let place = fault == .operator13 ? common : Place()
    let pause = fault == .operator1 || fault == .operator19 && hasSubscriber ? 2 : 3
    hasSubscriber = true
    let history = histories?.begin(on: clock, of: self)
    let run = Run(clock: clock, sound: sound, fault: fault, pause: pause, place: place) { event in
      history?(event)
      observer.on(event)
    }
    let second = fault == .operator10 ? source.subscribe { _ in } : Disposables.create()
    var isDeaf = fault == .operator14
    let first = source.subscribe(AnyObserver { if !isDeaf { run.receive($0) } })
    isDeaf = false
    return Disposables.create {
      run.dispose()
      second.dispose()
      if self.fault != .operator11 { first.dispose() }
    }
  }
}

/// What came of each subscription to a candidate, and of all subscriptions to one together.
private final class Histories: @unchecked Sendable {
  // Unchecked: an inspection uses it on one thread.
  private var all: [(began: TestTime, events: [Recorded<Event<Int>>])] = []

  /// For each candidate, what is held about all of its subscriptions together.
  private var common: [(candidate: Candidate, number: Int)] = []

  /// What came, drawn from the tick of the subscription, and from that of most tests.
  var lines: Set<String> {
    var lines: Set<String> = []
    for (began, events) in all {
      guard let first = events.first?.time else { continue }
      lines.insert(Marbles.draw(events, from: began))
      if first >= Marbles.origin { lines.insert(Marbles.draw(events)) }
    }
    return lines
  }

  /// Begins with a subscription to a candidate, and returns what notes its events.
  func begin(on clock: any SchedulerType, of candidate: Candidate) -> (Event<Int>) -> Void {
    func tick() -> TestTime { (clock as? TestScheduler)?.clock ?? 0 }
    func newNumber() -> Int {
      all.append((tick(), []))
      return all.count - 1
    }
    if !common.contains(where: { $0.candidate === candidate }) {
      common.append((candidate, newNumber()))
    }
    let together = common.first { $0.candidate === candidate }?.number
    let numbers = [newNumber(), together].compactMap { $0 }
    return { [self] event in
      for number in numbers { all[number].events.append(Recorded(time: tick(), value: event)) }
    }
  }
}

/// Where an element waits.
private final class Place {
  var element: Int?
}

/// One subscription to a candidate.
private final class Run {
  private let clock: any SchedulerType
  private let sound: Sound
  private let fault: Fault?
  private let pause: Int
  private let observe: (Event<Int>) -> Void

  private let wait = SerialDisposable()
  private var waiting: Int? {
    get { place.element }
    set { place.element = newValue }
  }
  private let place: Place
  private var lastSent: Int?
  private var newest: RxTime
  private var elements = 0

  /// How many elements have come since nothing was waiting.
  private var burst = 0
  private var isWaiting = false
  private var isSending = false
  private var isOver = false

  init(
    clock: any SchedulerType,
    sound: Sound,
    fault: Fault?,
    pause: Int,
    place: Place,
    observe: @escaping (Event<Int>) -> Void
  ) {
    self.clock = clock
    self.sound = sound
    self.fault = fault
    self.pause = pause
    self.place = place
    self.observe = observe
    newest = clock.now
  }

  func receive(_ event: Event<Int>) {
    guard !isOver else { return }
    switch event {
    case .next(let element): receive(element)
    case .error(let error):
      if fault == .operator9 { sendWaiting() }
      if fault == .operator16, waiting != nil {
        waiting = nil
        return afterTheSilence { [self] in end(with: .error(error)) }
      }
      end(with: .error(error))
    case .completed:
      if fault == .operator8, waiting != nil {
        return afterTheSilence { [self] in
          sendWaiting()
          end(with: .completed)
        }
      }
      if fault == .operator17, waiting == nil { return }
      if fault == .operator18, let waiting {
        send(.next(waiting))
        return send(.completed)
      }
      if fault == .operator6, waiting == nil, let lastSent { send(.next(lastSent)) }
      if fault != .operator7 { sendWaiting() }
      end(with: .completed)
    }
  }

  private func receive(_ element: Int) {
    if fault == .operator4, clock.now.timeIntervalSince(newest) >= 3 { sendWaiting() }
    if fault == .operator5, lastSent != nil { return }
    newest = clock.now
    elements += 1
    if fault == .operator3 {
      waiting = element
      return after(3) { [self] in
        if waiting == element { waiting = nil }
        send(.next(element))
      }
    }
    let wasWaiting = waiting != nil
    waiting = element
    burst = wasWaiting ? burst + 1 : 1
    if fault == .operator2, wasWaiting { return }
    if fault == .operator20, burst > 2 { return }
    startSilence()
  }

  private func startSilence() {
    switch sound {
    case .cancels:
      wait.disposable = clock.scheduleRelative((), dueTime: .seconds(pause)) { [self] _ in
        sendWaiting()
        return Disposables.create()
      }
    case .asks:
      after(3) { [self, elements] in if elements == self.elements { sendWaiting() } }
    case .waitsForTheRest:
      guard !isWaiting else { return }
      isWaiting = true
      waitForTheRest()
    }
  }

  private func waitForTheRest() {
    let left = 3 - clock.now.timeIntervalSince(newest)
    if left > 0.001 { return after(left) { [self] in waitForTheRest() } }
    isWaiting = false
    sendWaiting()
  }

  private func afterTheSilence(_ action: @escaping () -> Void) {
    after(3 - clock.now.timeIntervalSince(newest), action)
  }

  private func after(_ seconds: TimeInterval, _ action: @escaping () -> Void) {
    let dueTime = RxTimeInterval.milliseconds(Int((seconds * 1000).rounded()))
    _ = clock.scheduleRelative((), dueTime: dueTime) { _ in
      action()
      return Disposables.create()
    }
  }

  private func sendWaiting() {
    guard let element = waiting else { return }
    // Even the faulty one sends it no more than twice, so that no answer goes on for ever.
    let clearsLate = fault == .operator15 && !isSending
    if !clearsLate { waiting = nil }
    isSending = true
    send(.next(element))
    isSending = false
    if clearsLate { waiting = nil }
  }

  private func send(_ event: Event<Int>) {
    guard !isOver else { return }
    lastSent = event.element ?? lastSent
    observe(event)
  }

  private func end(with event: Event<Int>) {
    send(event)
    isOver = true
    wait.dispose()
  }

  func dispose() {
    guard !isOver else { return }
    if fault == .operator12 { return }
    isOver = true
    wait.dispose()
  }
}
