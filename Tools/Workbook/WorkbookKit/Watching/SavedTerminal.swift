import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// How the terminal was before it was taken over, where a handler of a crash can reach it.
enum SavedTerminal {
  /// Another screen, which keeps what was on the first one; no cursor; no line that goes on in the
  /// next one.
  static let entering = "\u{1B}[?1049h\u{1B}[?25l\u{1B}[?7l\u{1B}[2J"

  private static let isKept = Atomic<Bool>(false)
  private static let input = Atomic<Int32>(-1)
  private static let output = Atomic<Int32>(-1)

  /// Written before `isKept` is set, and only read while it is; made once and never freed.
  nonisolated(unsafe) private static let settings = UnsafeMutablePointer<termios>
    .allocate(
      capacity: 1
    )

  /// Made once and never freed, since a handler must not make anything.
  nonisolated(unsafe) private static let leaving: UnsafeMutableBufferPointer<UInt8> = {
    let bytes = Array("\u{1B}[?2026l\u{1B}[?7h\u{1B}[?25h\u{1B}[?1049l".utf8)
    let buffer = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: bytes.count)
    _ = buffer.initialize(from: bytes)
    return buffer
  }()

  private static let crashes = [SIGSEGV, SIGBUS, SIGILL, SIGTRAP, SIGABRT, SIGFPE]

  /// Notes how the terminal is, and gives it back even if the workbook itself should crash.
  static func keep(_ input: Int32, _ output: Int32) -> Bool {
    guard tcgetattr(input, settings) == 0 else { return false }
    _ = leaving
    self.input.store(input, ordering: .relaxed)
    self.output.store(output, ordering: .relaxed)
    isKept.store(true, ordering: .releasing)
    for number in crashes {
      signal(number) { number in
        SavedTerminal.restore()
        signal(number, SIG_DFL)
        raise(number)
      }
    }
    return true
  }

  static func forget() {
    isKept.store(false, ordering: .releasing)
    for number in crashes { signal(number, SIG_DFL) }
  }

  /// Gives the terminal back.
  ///
  /// It may be called in a handler, and more than once.
  static func restore() {
    guard isKept.load(ordering: .acquiring) else { return }
    _ = write(output.load(ordering: .relaxed), leaving.baseAddress, leaving.count)
    tcsetattr(input.load(ordering: .relaxed), TCSANOW, settings)
  }
}
