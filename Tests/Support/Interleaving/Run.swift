import Foundation
import Steps
import Synchronization

/// One run of the threads, in one order of their steps.
///
/// One thread moves at a time. Before each step it comes here, and the one whose turn is next goes
/// on: the one that the given order names, and beyond its end the same thread, for as long as it can.
final class Run: @unchecked Sendable {
  /// Where one of several threads could go on.
  struct Choice {
    let taken: Int
    let others: [Int]

    /// Whether taking one of the others interrupts a thread that could have gone on.
    let isPreemption: Bool
  }

  /// How a run ended.
  enum Outcome {
    case finished
    case broken(String)
    case deadlock(String)
    case endless
    case unseen
  }

  private enum Status {
    /// It has been chosen for its first step, or will be; until then it touches nothing.
    case new
    case ready
    case waits(LockID)
    case gone
  }

  private struct State {
    var status: [Status]

    /// The thread whose turn it is.
    var current = 0
    var owners: [LockID: Int] = [:]
    var choices: [Choice] = []
    var log: [LogEntry] = []
    var outcome: Outcome?
    var steps = 0
    var streak = 0
    var isFree = false
  }

  // Unchecked: the mutex guards the state, and the rest is constant.
  private let state: Mutex<State>
  private let order: [Int]
  private let module: String
  private let scenario: Scenario
  private let turns: [DispatchSemaphore]
  private let isOver = DispatchSemaphore(value: 0)

  /// After so many steps in a row, a thread makes room: it may be waiting for another in a loop.
  private static let longestStreak = 200

  /// More steps than this are taken for a loop without end.
  private static let mostSteps = 5_000

  init(_ scenario: Scenario, order: [Int], module: String) {
    self.scenario = scenario
    self.order = order
    self.module = module
    let count = scenario.parts.count
    turns = (0..<count).map { _ in DispatchSemaphore(value: 0) }
    state = Mutex(State(status: Array(repeating: .new, count: count)))
  }

  // MARK: From outside

  /// Begins, with a thread of `crew` for each part, and returns when all have returned or cannot.
  func play(on crew: Crew) -> Outcome {
    _ = CrashReport.isInstalled
    for (number, part) in scenario.parts.enumerated() {
      crew.start(number) { self.live(number, part) }
    }
    wake(state.withLock { decide(&$0, from: nil) })
    var seen = -1
    var standstill: Standstill?
    while isOver.wait(timeout: .now() + 0.05) == .timedOut {
      let (steps, current) = state.withLock { ($0.steps, $0.current) }
      if steps != seen || standstill == nil {
        seen = steps
        standstill = crew.standstill(of: current, looks: 20)
      }
      guard standstill?.look() == true else { continue }
      state.withLock { $0.outcome = $0.outcome ?? .unseen }
      setFree()
      break
    }
    return state.withLock { $0.outcome ?? .finished }
  }

  var choices: [Choice] { state.withLock { $0.choices } }
  var log: [LogEntry] { state.withLock { $0.log } }

  /// The picture so far, for a crash.
  private var story: [String] {
    Steps.hear(by: nil) {
      Exploration.Failure(
        complaint: "",
        log: log,
        threads: scenario.parts.map(\.name),
        number: 0
      )
      .picture(of: module)
    }
  }

  private func setFree() {
    state.withLock { $0.isFree = true }
    for turn in turns { turn.signal() }
  }

  // MARK: On the threads

  private func live(_ number: Int, _ part: Scenario.Part) {
    let listener = StepListener(
      wait: { [self] in take($0, number, $1, $2) },
      note: { [self] in note($0, number) },
      story: { [self] in story }
    )
    turns[number].wait()
    Steps.hear(by: listener, part.body)
    let next = state.withLock { state in
      state.status[number] = .gone
      return state.isFree ? .nobody : decide(&state, from: number)
    }
    wake(next)
  }

  /// Called before each step of a thread; returns when it may take the step, and whether it counts.
  private func take(
    _ step: Step,
    _ number: Int,
    _ file: StaticString,
    _ line: Int
  ) -> Bool {
    let isUse = if case .use = step { true } else { false }
    // The variables of other modules are not under test, and would only make more orders.
    if isUse, !"\(file)".hasPrefix(module) { return false }
    return Steps.hear(by: nil) {
      let isFree = state.withLock { state in
        if case .unlock(let lock) = step { open(lock, &state, by: number) }
        return state.isFree
      }
      guard !isFree else { return false }
      giveWay(number)
      if case .lock(let lock) = step { close(lock, by: number, file, line) }
      state.withLock { state in
        let text =
          switch step {
          case .lock: "locks"
          case .unlock: "unlocks"
          case .touch, .use: ""
          }
        let place = isUse ? "" : "\(file)"
        var entry = LogEntry(thread: number, file: place, line: line, text: text)
        if isUse { entry.variable = "\(file)" }
        state.log.append(entry)
      }
      return true
    }
  }

  private func note(_ text: String, _ number: Int) {
    Steps.hear(by: nil) {
      state.withLock { state in
        guard let last = state.log.lastIndex(where: { $0.thread == number }) else { return }
        state.log[last].text = text
      }
    }
  }

  /// Lets another thread go first, if the order says so.
  private func giveWay(_ number: Int) {
    if let complaint = scenario.complaint {
      state.withLock { $0.outcome = $0.outcome ?? .broken(complaint) }
    }
    let next: Next = state.withLock { state in
      // It was chosen for this step when it was let go for the first time.
      if case .new = state.status[number], state.outcome == nil {
        state.status[number] = .ready
        return .thread(number)
      }
      return decide(&state, from: number)
    }
    guard next != .thread(number) else { return }
    wake(next)
    turns[number].wait()
  }

  /// Takes the lock for the thread, once nobody else has it.
  private func close(_ lock: LockID, by number: Int, _ file: StaticString, _ line: Int) {
    while true {
      let next: Next? = state.withLock { state in
        guard !state.isFree else { return nil }
        guard state.owners[lock] != nil else {
          state.owners[lock] = number
          return nil
        }
        state.status[number] = .waits(lock)
        let entry = LogEntry(
          thread: number,
          file: "\(file)",
          line: line,
          text: state.owners[lock] == number
            ? "waits for a lock it holds" : "waits for the lock",
          isWaiting: true
        )
        state.log.append(entry)
        return decide(&state, from: number)
      }
      guard let next else { return }
      wake(next)
      turns[number].wait()
    }
  }

  private func open(_ lock: LockID, _ state: inout State, by number: Int) {
    state.owners[lock] = nil
    for (thread, status) in state.status.enumerated() {
      if case .waits(lock) = status { state.status[thread] = .ready }
    }
  }

  // MARK: Who is next

  private enum Next: Equatable {
    case thread(Int)
    case nobody
  }

  private func wake(_ next: Next) {
    if case .thread(let number) = next { turns[number].signal() }
  }

  /// Chooses the thread that goes on, or ends the run.
  private func decide(_ state: inout State, from current: Int?) -> Next {
    state.steps += 1
    if state.steps > Self.mostSteps { state.outcome = state.outcome ?? .endless }
    let ready = state.status.indices.filter {
      switch state.status[$0] {
      case .new, .ready: true
      case .waits, .gone: false
      }
    }
    if ready.isEmpty, state.outcome == nil { state.outcome = outcomeWithNobodyReady(state) }
    if state.outcome != nil || ready.isEmpty {
      // Whatever is wrong, this run has shown it: the threads that still live stay where they are.
      isOver.signal()
      return .nobody
    }
    state.current = choose(among: ready, &state, from: current)
    return .thread(state.current)
  }

  private func choose(among ready: [Int], _ state: inout State, from current: Int?) -> Int {
    guard ready.count > 1 else { return ready[0] }
    let made = state.choices.count
    if let current, state.streak >= Self.longestStreak,
      let other = ready.first(where: { $0 != current })
    {
      state.streak = 0
      state.choices.append(Choice(taken: other, others: [], isPreemption: false))
      return other
    }
    let isCurrentReady = current.map { ready.contains($0) } ?? false
    let standard = isCurrentReady ? current ?? ready[0] : ready[0]
    let taken = made < order.count && ready.contains(order[made]) ? order[made] : standard
    let others = ready.filter { $0 != taken }
    state.choices.append(Choice(taken: taken, others: others, isPreemption: isCurrentReady))
    state.streak = taken == current ? state.streak + 1 : 0
    return taken
  }

  private func outcomeWithNobodyReady(_ state: State) -> Outcome {
    let names = scenario.parts.map(\.name)
    let waits = state.status.enumerated()
      .compactMap { number, status -> String? in
        guard case .waits(let lock) = status, let owner = state.owners[lock] else { return nil }
        let holder = owner == number ? "it holds itself" : "\(names[owner]) holds"
        return "\(names[number]) waits for a lock that \(holder)"
      }
    return waits.isEmpty ? .finished : .deadlock(waits.joined(separator: ", and "))
  }
}

/// One step in the record of a run.
public struct LogEntry: Sendable {
  /// The number of the thread, from 0.
  public let thread: Int

  /// The file of the line, as `#fileID` gives it; empty if the test itself marked the step.
  public let file: String

  /// The line that took the step.
  public let line: Int

  /// What the step has done.
  public internal(set) var text: String

  /// The file that declares the variable that it uses, if that is what it does; else empty.
  var variable = ""

  /// Whether the thread had to wait here.
  public internal(set) var isWaiting = false
}
