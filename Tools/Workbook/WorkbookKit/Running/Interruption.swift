import Foundation
import Synchronization

/// Whether the user, or the system, has asked the workbook to stop.
enum Interruption {
  private static let asked = Atomic<Bool>(false)

  static var isAsked: Bool { asked.load(ordering: .relaxed) }

  /// From here on Ctrl-C and the like are noted, and no longer end the program by themselves.
  static func listen() {
    // Read once, so that the handler finds the flag made: it must not make anything itself.
    _ = isAsked
    for number in [SIGINT, SIGTERM, SIGHUP] {
      signal(number) { _ in Interruption.asked.store(true, ordering: .relaxed) }
    }
    // A closed pipe (`workbook list | head -1`) is an error of the write, not the end.
    signal(SIGPIPE, SIG_IGN)
  }

  /// Stops the work here if that was asked for.
  static func check() throws {
    if isAsked { throw Trouble.interrupted }
  }
}
