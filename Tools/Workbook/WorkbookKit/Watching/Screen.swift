import Foundation

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
    write(SavedTerminal.entering)
  }

  /// Gives the terminal back.
  func leave() {
    SavedTerminal.restore()
  }

  /// Shows a frame, unless it is there already.
  func show(_ frame: Frame) {
    guard frame != last else { return }
    last = frame
    write(frame.sequence)
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

  private func write(_ text: String) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(output, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
