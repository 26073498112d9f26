import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The terminal as the workbook has it while it watches: a screen of its own, and keys that come
/// without Enter.
///
/// It is given back as it was, whatever happens.
final class Screen {
  private let input: Int32
  private let output: Int32
  private var last: Frame?

  /// Takes the terminal over; nil if it is none.
  init?(input: Int32 = 0, output: Int32 = 1) {
    guard isatty(input) == 1, isatty(output) == 1, SavedTerminal.keep(input, output) else {
      return nil
    }
    self.input = input
    self.output = output
    enter()
  }

  deinit {
    leave()
    SavedTerminal.forget()
  }

  /// Takes the terminal over, at the beginning and after a pause.
  func enter() {
    var settings = termios()
    guard tcgetattr(input, &settings) == 0 else { return }
    // Keys come one by one and are not echoed; Ctrl-C and Ctrl-Z stay signals.
    settings.c_lflag &= ~tcflag_t(ICANON | ECHO)
    tcsetattr(input, TCSANOW, &settings)
    last = nil
    Terminal.write(SavedTerminal.entering, to: output)
  }

  /// Gives the terminal back.
  func leave() {
    SavedTerminal.restore()
  }

  /// Shows a frame, unless it is there already.
  func show(_ frame: Frame) {
    guard frame != last else { return }
    last = frame
    Terminal.write(frame.sequence, to: output)
  }

  /// Forgets what is shown: the window may have lost it.
  func forget() {
    last = nil
  }

  /// The bytes that were typed; nil when the terminal is gone.
  func typed() -> [UInt8]? {
    var bytes = [UInt8](repeating: 0, count: 256)
    let count = read(input, &bytes, bytes.count)
    if count > 0 { return Array(bytes[..<count]) }
    return count < 0 && (errno == EINTR || errno == EAGAIN) ? [] : nil
  }
}

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

/// A whole screen, written at once.
struct Frame: Equatable, Sendable {
  /// The lines from the top; there are as many as the screen has.
  let lines: [String]

  /// How far the body can be moved up at most.
  let furthest: Int

  /// Puts head, body and foot one below the other; where there is no room for the whole body, the
  /// part of it that begins at `offset`, and a line that says how much there is below.
  ///
  /// - Parameters:
  ///   - head: Lines that stay at the top.
  ///   - body: Lines that may be moved.
  ///   - foot: Lines that stay at the bottom.
  ///   - rows: The lines of the screen.
  ///   - offset: The first line of the body to show.
  ///   - more: Makes the line that says how many lines are below.
  init(
    head: [String],
    body: [String],
    foot: [String],
    rows: Int,
    offset: Int,
    more: (Int) -> String
  ) {
    // The body needs some room even where head and foot would fill a tiny window.
    let head = Array(head.prefix(max(0, rows - 3)))
    let foot = Array(foot.suffix(max(0, rows - head.count - 2)))
    let room = rows - head.count - foot.count
    guard body.count > room else {
      let blank = Array(repeating: "", count: room - body.count)
      lines = head + body + blank + foot
      furthest = 0
      return
    }
    furthest = body.count - (room - 1)
    let first = min(max(0, offset), furthest)
    let shown = body[first..<min(body.count, first + room - 1)]
    let below = body.count - shown.endIndex
    lines = head + shown + [more(below)] + foot
  }

  /// What to write to a terminal that shows something else: each line is written over, so that
  /// nothing flickers.
  var sequence: String {
    // Erased before it is written: behind a line that fills the width, its last letter would go.
    let text = lines.map { "\u{1B}[2K" + $0 }.joined(separator: "\r\n")
    // The first and the last are for terminals that can wait until all is there.
    return "\u{1B}[?2026h\u{1B}[H" + text + "\u{1B}[?2026l"
  }
}
