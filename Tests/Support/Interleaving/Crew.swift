import Foundation
import Synchronization

/// The threads of an exploration, used for one run after the other.
final class Crew: Sendable {
  private final class Member: Sendable {
    let work = Mutex<(@Sendable () -> Void)?>(nil)
    let isAsked = DispatchSemaphore(value: 0)
    let isDone = DispatchSemaphore(value: 0)
    let life = Mutex<ThreadLife?>(nil)
  }

  private let members: [Member]

  init(_ count: Int) {
    members = (0..<count).map { _ in Member() }
    for member in members {
      Thread {
        let life = ThreadLife()
        member.life.withLock { $0 = life }
        while true {
          member.isAsked.wait()
          guard let work = member.work.withLock({ $0.take() }) else { return }
          work()
          member.isDone.signal()
        }
      }
      .start()
    }
  }

  /// Lets the threads go; one that never comes back from its work stays where it is.
  deinit {
    for member in members { member.isAsked.signal() }
  }

  func start(_ number: Int, _ work: @escaping @Sendable () -> Void) {
    members[number].work.withLock { $0 = work }
    members[number].isAsked.signal()
  }

  /// Begins to watch a thread; there is nothing to watch before it has begun to run.
  func standstill(of number: Int, looks: Int) -> Standstill? {
    members[number].life.withLock { $0 }.map { Standstill(of: $0, looks: looks) }
  }

  /// Waits until the first `count` threads have returned from their work.
  ///
  /// - Returns: `false` if none of those that are missing will return.
  func join(_ count: Int) -> Bool {
    var missing: [Int: Standstill?] = [:]
    for number in 0..<count { missing[number] = .some(nil) }
    while true {
      for number in missing.keys where members[number].isDone.wait(timeout: .now()) == .success {
        missing[number] = nil
      }
      guard let first = missing.keys.min() else { return true }
      if members[first].isDone.wait(timeout: .now() + 0.05) == .success {
        missing[first] = nil
        continue
      }
      var stuck = 0
      for number in missing.keys {
        var standstill = missing[number].flatMap(\.self) ?? standstill(of: number, looks: 100)
        if standstill?.look() == true { stuck += 1 }
        missing[number] = .some(standstill)
      }
      if stuck == missing.count { return false }
    }
  }
}
