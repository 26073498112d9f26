import Foundation
import Interleaving
import Solution03TokensAndBags
import Synchronization
import Testing
import WorkbookTesting

@Suite struct `The exploration` {
  /// What a scenario touches: counts that are guarded badly, or well.
  private final class Shared: @unchecked Sendable {
    let flag = Flag()
    let count = Counter()
    let left = Lock(0)
    let right = Lock(0)
    var plain = 0
  }

  @Test func `a flag that is looked at and then raised is found out each time`() {
    for _ in 0..<20 {
      let exploration = explore { race in
        let shared = Shared()
        for _ in 0..<2 {
          race.thread {
            guard !shared.flag.isRaised() else { return }
            shared.flag.raise()
            shared.plain += 1
          }
        }
        race.atEnd { shared.plain == 1 ? nil : "\(shared.plain) went in" }
      }
      #expect(exploration.failure?.complaint == "2 went in")
      #expect(exploration.failure?.number == exploration.orders)
    }
  }

  @Test func `a flag that is raised in one step is right in all orders`() {
    let exploration = explore { race in
      let shared = Shared()
      for _ in 0..<3 {
        race.thread { if shared.flag.raise() { shared.plain += 1 } }
      }
      race.atEnd { shared.plain == 1 ? nil : "\(shared.plain) went in" }
    }
    #expect(exploration.failure == nil)
    #expect(exploration.isComplete)
    #expect(exploration.orders == 6, "Three threads of one step each have six orders.")
  }

  @Test(arguments: [(1, 2), (2, 6), (3, 14)])
  func `all orders with at most two interruptions are tried, each once`(steps: Int, orders: Int) {
    // With two steps each, these are all orders there are; with three, all but six of the twenty.
    let seen = Recorder<String>()
    let exploration = explore { race in
      let log = Recorder<String>()
      for name in ["a", "b"] {
        race.thread { for _ in 0..<steps { race.step(name); log.record(name) } }
      }
      race.atEnd {
        seen.record(log.values.joined())
        return nil
      }
    }
    #expect(exploration.isComplete)
    #expect(exploration.orders == orders)
    #expect(Set(seen.values).count == orders)
  }

  @Test func `two locks taken crosswise are a deadlock, with who holds what`() {
    let exploration = explore { race in
      let shared = Shared()
      race.thread { shared.left.withLock { _ in shared.right.withLock { $0 += 1 } } }
      race.thread { shared.right.withLock { _ in shared.left.withLock { $0 += 1 } } }
    }
    #expect(
      exploration.failure?.complaint == """
        A deadlock: one thread waits for a lock that another thread holds, and another thread waits \
        for a lock that one thread holds.
        """
    )
  }

  @Test func `a thread that takes its own lock again waits for itself`() {
    let exploration = explore { race in
      let shared = Shared()
      race.thread { shared.left.withLock { _ in shared.left.withLock { $0 += 1 } } }
      race.thread {}
    }
    #expect(
      exploration.failure?.complaint
        == "A deadlock: one thread waits for a lock that it holds itself."
    )
  }

  @Test func `two threads that meet where only one may be are seen at that moment`() {
    let exploration = explore { race in
      for _ in 0..<2 { race.thread { race.alone("hears 1") } }
    }
    #expect(
      exploration.failure?.complaint
        == "Two threads are in the observer at the same time."
    )
  }

  @Test func `what must always hold is asked after each step`() {
    let exploration = explore { race in
      let shared = Shared()
      race.thread {
        shared.count.add()
        shared.count.subtract()
      }
      race.always { shared.count.count() > 0 ? "Above zero." : nil }
    }
    #expect(exploration.failure?.complaint == "Above zero.")
  }

  @Test func `a thread that waits in a loop lets the other go on`() {
    let exploration = explore(most: 20) { race in
      let shared = Shared()
      race.thread { while !shared.flag.isRaised() {} }
      race.thread { shared.flag.raise() }
    }
    #expect(exploration.failure == nil)
  }

  @Test func `a loop that nobody ends ends the run`() {
    let exploration = explore { race in
      let shared = Shared()
      race.thread { while !shared.flag.isRaised() {} }
      race.thread { shared.flag.lower() }
    }
    #expect(
      exploration.failure?.complaint == "The threads go on and on, and never come to an end."
    )
  }

  @Test func `a lock of another make makes it blind, and it says so`() {
    let exploration = explore { race in
      let shared = Shared()
      let lock = NSLock()
      for _ in 0..<2 {
        race.thread {
          lock.withLock {
            shared.count.add()
            shared.count.add()
          }
        }
      }
    }
    #expect(exploration.isBlind)
    #expect(exploration.failure == nil)
  }

  @Test func `a thread that never comes back is told from one that can't be seen`() {
    let isOver = Mutex(false)
    let exploration = explore { race in
      race.thread { while !isOver.withLock({ $0 }) { Thread.sleep(forTimeInterval: 0.01) } }
      race.thread {}
    }
    isOver.withLock { $0 = true }
    #expect(!exploration.isBlind)
    #expect(
      exploration.failure?.complaint == """
        A thread does not come back: it is in a loop without end, or waits for what never comes.
        """
    )
  }

  @Test func `without a step of the code under test it says that it saw none`() {
    let exploration = explore { race in
      race.thread { race.step("a") }
      race.thread { race.step("b") }
    }
    #expect(!exploration.sawSteps)
  }

  @Test func `the picture has a column for each thread and the lines of the code`() throws {
    let exploration = explore { race in
      let shared = Shared()
      for _ in 0..<2 {
        race.thread {
          guard !shared.flag.isRaised() else { return }
          race.step("goes in")
          shared.flag.raise()
          shared.plain += 1
        }
      }
      race.atEnd { shared.plain == 1 ? nil : "\(shared.plain) went in" }
    }
    let lines = try #require(exploration.failure).picture(of: "RxTesting")
    let plain = lines.map { $0.replacing(#/line \d+/#, with: "line NNN") }
    #expect(
      plain == [
        "one thread                             another thread",
        "line NNN  is it raised? no",
        "                                       line NNN  is it raised? no",
        "                                                 goes in",
        "                                       line NNN  raises it",
        "          goes in",
        "line NNN  finds it raised  ✗",
      ]
    )
  }
}
