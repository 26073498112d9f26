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

  @Test func `a sound turnstile passes in every order`() {
    let exploration = inspect { SoundTurnstile() }

    #expect(
      exploration.failure == nil,
      """
      This turnstile lets in one at a time, in every order of two visitors' steps. The inspection says: \
      \(exploration.failure?.complaint ?? "nothing").
      """
    )
    #expect(exploration.isComplete, "The inspection has to try all orders.")
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
      \(exploration.orders) orders were tried, with \(made.values.count) turnstiles. What one order has \
      done to a turnstile must not be there for the next.
      """
    )
  }

  @Test func `two visitors have more than one order`() {
    let exploration = inspect { SoundTurnstile() }

    #expect(
      exploration.orders > 2,
      "Only \(exploration.orders) order was tried: it takes two threads, each with several steps."
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
