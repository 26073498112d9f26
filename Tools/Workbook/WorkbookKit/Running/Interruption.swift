import Foundation
import Synchronization

/// What the user, or the system, has asked the workbook for by a signal.
enum Interruption {
  private static let asked = Atomic<Bool>(false)
  private static let resized = Atomic<Bool>(false)
  private static let suspended = Atomic<Bool>(false)

  /// The end of a pipe to write to after each signal, for somebody who waits; none is -1.
  private static let bell = Atomic<Int32>(-1)

  /// Whether the work is to stop.
  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// From here on Ctrl-C and the like are noted, and no longer end the program by themselves.
  static func listen() {
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
  static func listen(ringing channel: Int32) {
    bell.store(channel, ordering: .relaxed)
    signal(SIGWINCH) { _ in
      Interruption.resized.store(true, ordering: .relaxed)
      Interruption.ring()
    }
    listenToSuspension()
  }

  static func stopRinging() {
    bell.store(-1, ordering: .relaxed)
    for number in [SIGWINCH, SIGTSTP] { signal(number, SIG_DFL) }
  }

  /// Whether the window has changed since this was asked last.
  static func isResized() -> Bool { resized.exchange(false, ordering: .relaxed) }

  /// Whether Ctrl-Z was pressed since this was asked last.
  static func isSuspended() -> Bool { suspended.exchange(false, ordering: .relaxed) }

  /// Sleeps as Ctrl-Z asks for, until the shell wakes us.
  static func suspend() {
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
  static func check() throws {
    if isAsked { throw Trouble.interrupted }
  }
}
