import Interleaving
import Testing
import WorkbookTesting

#if SOLUTION
@testable import Solution03TokensAndBags
#else
@testable import Chapter03TokensAndBags
#endif

@Suite struct `3.10 Every order` {
  /// Lets in one at a time, in whatever order the visitors take their steps.
  private final class SoundTurnstile: Turnstile {
    private let isTaken = Flag()

    func enter() -> Bool { isTaken.raise() }
    func leave() { isTaken.lower() }
  }

  /// Lets in one at a time, and counts everybody out.
  private final class CountingTurnstile: Turnstile {
    private let visitors = Word(0)

    func enter() -> Bool { visitors.update { $0 == 0 ? 1 : $0 } == 0 }
    func leave() { visitors.update { $0 - 1 } }
  }

  /// Lets in one at a time, and takes the next one in before `leave()` has returned.
  private final class LockedTurnstile: Turnstile {
    private let isTaken = Lock(false)

    func enter() -> Bool {
      isTaken.withLock { isTaken in
        defer { isTaken = true }
        return !isTaken
      }
    }

    func leave() { isTaken.withLock { $0 = false } }
  }

  /// Looks whether there is room, and takes it with the next step.
  private final class HastyTurnstile: Turnstile {
    private let visitors = Counter()

    func enter() -> Bool {
      guard visitors.count() == 0 else { return false }
      visitors.add()
      return true
    }

    func leave() { visitors.subtract() }
  }

  /// Is shut.
  private final class ShutTurnstile: Turnstile {
    private let refused = Counter()

    func enter() -> Bool {
      refused.add()
      return false
    }

    func leave() {}
  }

  /// Lets in everybody.
  private final class OpenTurnstile: Turnstile {
    private let visitors = Counter()

    func enter() -> Bool {
      visitors.add()
      return true
    }

    func leave() { visitors.subtract() }
  }

  /// Lets in nobody at the first two attempts.
  private final class SleepyTurnstile: Turnstile {
    private let attempts = Counter()
    private let isTaken = Flag()

    func enter() -> Bool { attempts.add() > 2 && isTaken.raise() }
    func leave() { isTaken.lower() }
  }

  /// Breaks when two have been in.
  private final class WornOutTurnstile: Turnstile {
    private let visits = Counter()
    private let isTaken = Flag()

    func enter() -> Bool { visits.count() < 2 && isTaken.raise() }

    func leave() {
      visits.add()
      isTaken.lower()
    }
  }

  /// Never forgets anybody who was let in.
  private final class CloggedTurnstile: Turnstile {
    private let isTaken = Flag()

    func enter() -> Bool { isTaken.raise() }
    func leave() {}
  }

  /// Counts visitors out, and forgets those who were turned away meanwhile only if nobody looks.
  private final class ForgetfulTurnstile: Turnstile {
    private let visitors = Counter()

    func enter() -> Bool {
      if visitors.add() == 1 { return true }
      // Takes back its own step, but only if nobody else has left in between.
      if visitors.count() == 2 { visitors.subtract() }
      return false
    }

    func leave() { visitors.subtract() }
  }

  /// Each visitor says first that they want to go in, and lets the other go first: two who come at
  /// once may both step back.
  private final class PoliteTurnstile: Turnstile {
    private let wanting = Counter()
    private let isTaken = Flag()

    func enter() -> Bool {
      wanting.add()
      defer { wanting.subtract() }
      return wanting.count() == 1 && isTaken.raise()
    }

    func leave() { isTaken.lower() }
  }

  @Test func `a sound turnstile passes in every order`() {
    let exploration = inspect { SoundTurnstile() }

    #expect(
      exploration.failure == nil,
      """
      This turnstile lets in one at a time, in every order of two visitors' steps, and the inspection \
      complains: “\(exploration.failure?.complaint ?? "")”
      """
    )
    #expect(exploration.isComplete, "The inspection has to try all orders.")
  }

  @Test func `a sound turnstile that counts everybody out passes, too`() {
    let exploration = inspect { CountingTurnstile() }

    #expect(
      exploration.failure == nil,
      """
      This turnstile counts each visitor out, and relies on them: only those who were let in leave. The \
      inspection complains: “\(exploration.failure?.complaint ?? "")”
      """
    )
  }

  @Test func `a sound turnstile with a lock passes, too`() {
    let exploration = inspect { LockedTurnstile() }

    #expect(
      exploration.failure == nil,
      """
      This turnstile lets in one at a time. `leave()` opens its lock before it returns, so the other \
      visitor may be inside by the time it has returned. The inspection complains: \
      “\(exploration.failure?.complaint ?? "")”
      """
    )
  }

  @Test func `each order gets a turnstile of its own`() {
    let made = Recorder<Bool>()
    let exploration = inspect {
      made.record(true)
      return SoundTurnstile()
    }

    #expect(
      made.values.count == exploration.orders,
      """
      For each order `makeTurnstile` should be called once. Orders: \(exploration.orders); calls: \
      \(made.values.count). What one order has done to a turnstile must not be there for the next.
      """
    )
  }

  @Test func `two visitors have more than one order`() {
    let exploration = inspect { SoundTurnstile() }

    #expect(
      exploration.orders > 2,
      """
      There are many orders in which two threads can take several steps each. Orders that were tried \
      here: \(exploration.orders).
      """
    )
  }

  @Test func `one that looks and then lets in is found out`() {
    let exploration = inspect { HastyTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      This turnstile looks whether there is room, and takes it with the next step. In some orders two \
      visitors get in, and the inspection has no complaint.
      """
    )
  }

  @Test func `one that lets in everybody is found out`() {
    let exploration = inspect { OpenTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      This turnstile lets in whoever comes, two at a time if they like, and the inspection has no \
      complaint.
      """
    )
  }

  @Test func `one that is shut at first is found out`() {
    let exploration = inspect { SleepyTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      This turnstile turns away whoever comes first and second, and works from then on. Neither of two \
      visitors is let in, and the inspection has no complaint.
      """
    )
  }

  @Test func `one that breaks after the second visit is found out`() {
    let exploration = inspect { WornOutTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      This turnstile lets in two visitors, one after the other, and then nobody. The inspection has no \
      complaint.
      """
    )
  }

  @Test func `one that is shut is found out`() {
    let exploration = inspect { ShutTurnstile() }

    #expect(
      exploration.failure != nil,
      "This turnstile lets nobody in, ever, and the inspection has no complaint."
    )
  }

  @Test func `one that never gives the room back is found out`() {
    let exploration = inspect { CloggedTurnstile() }

    #expect(
      exploration.failure != nil,
      "After the first visitor this turnstile lets nobody in, and the inspection has no complaint."
    )
  }

  @Test func `one that turns both away is found out`() {
    let exploration = inspect { PoliteTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      At this turnstile two visitors who come at the same moment both step back, though there is room \
      for one of them. A third would get in afterwards. The inspection has no complaint.
      """
    )
  }

  @Test func `one that loses count is found out`() {
    let exploration = inspect { ForgetfulTurnstile() }

    #expect(
      exploration.failure != nil,
      """
      This turnstile forgets in some orders to take back a step for a visitor it has turned away. \
      After that nobody gets in, and the inspection has no complaint.
      """
    )
  }
}
