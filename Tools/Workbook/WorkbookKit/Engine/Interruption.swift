import Foundation
import Synchronization

/// What the user, or the system, has asked the workbook for by a signal.
package enum Interruption {
  private static let asked = Atomic<Bool>(false)
  private static let resized = Atomic<Bool>(false)
  private static let suspended = Atomic<Bool>(false)

  /// The end of a pipe to write to after each signal, for somebody who waits; none is -1.
  private static let bell = Atomic<Int32>(-1)

  /// Whether the work is to stop.
  package static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// From here on Ctrl-C and the like are noted, and no longer end the program by themselves.
  package static func listen() {
    // Read once, so that a handler finds the flags made: it must not make anything itself.
    _ = (isAsked, isResized(), isSuspended(), bell.load(ordering: .relaxed))
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in
        Interruption.asked.store(true, ordering: .relaxed)
        Interruption.ring()
      }
    }
    // A closed pipe (`workbook list | head -1`) is an error of the write, not the end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// From here on the window's changes and Ctrl-Z are noted as well, and each signal rings.
  package static func listen(ringing channel: Int32) {
    bell.store(channel, ordering: .relaxed)
    signal(SIGWINCH) { _ in
      Interruption.resized.store(true, ordering: .relaxed)
      Interruption.ring()
    }
    listenToSuspension()
  }

  package static func stopRinging() {
    bell.store(-1, ordering: .relaxed)
    for number in [SIGWINCH, SIGTSTP] { signal(number, SIG_DFL) }
  }

  /// Whether the window has changed since this was asked last.
  package static func isResized() -> Bool { resized.exchange(false, ordering: .relaxed) }

  /// Whether Ctrl-Z was pressed since this was asked last.
  package static func isSuspended() -> Bool { suspended.exchange(false, ordering: .relaxed) }

  /// Sleeps as Ctrl-Z asks for, until the shell wakes us.
  package static func suspend() {
    kill(getpid(), SIGSTOP)
    listenToSuspension()
  }

  private static func listenToSuspension() {
    signal(SIGTSTP) { _ in
      Interruption.suspended.store(true, ordering: .relaxed)
      Interruption.ring()
    }
  }

  /// Called in a handler: it does nothing that is not allowed there.
  private static func ring() {
    let channel = bell.load(ordering: .relaxed)
    guard channel >= 0 else { return }
    let code = errno
    var byte: UInt8 = 0
    _ = write(channel, &byte, 1)
    errno = code
  }

  /// Stops the work here if that was asked for.
  package static func check() throws {
    if isAsked { throw EngineError.interrupted }
  }
}

/// Lets somebody else end a run before its time.
package final class Halt: Sendable {
  /// What is to be ended.
  package enum Request: Int, Sendable {
    case none

    /// The tests need not go on: their verdict would be about code that is no more. A build goes
    /// to its end, since one that is cut off may leave half a build behind.
    case tests

    /// All has to stop at once.
    case all
  }

  /// What a run that was ended throws.
  struct Halted: Error {}

  private let request = Mutex(Request.none)

  package init() {}

  /// Asks for it; a request that asks for less than an earlier one changes nothing.
  package func ask(for new: Request) {
    request.withLock { if new.rawValue > $0.rawValue { $0 = new } }
  }

  func checkBuild() throws { try check(.all) }

  func checkTests() throws { try check(.tests) }

  private func check(_ least: Request) throws {
    try Interruption.check()
    if request.withLock({ $0.rawValue >= least.rawValue }) { throw Halted() }
  }
}
