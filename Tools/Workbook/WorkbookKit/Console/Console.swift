import Foundation
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// The one place that writes to people.
package final class Console: Sendable {
  package let renderer: Renderer

  private let write: @Sendable (String) -> Void

  /// The line that will be written anew, as it stands on the terminal.
  private let status = Mutex("")

  package init(_ terminal: Terminal, program: String, write: @escaping @Sendable (String) -> Void) {
    renderer = Renderer(terminal: terminal, program: program)
    self.write = write
  }

  package var terminal: Terminal { renderer.terminal }
  package var program: String { renderer.program }

  /// The console on an open channel: 1 for output, 2 for errors.
  package convenience init(channel: Int32, program: String, environment: [String: String]) {
    self.init(Terminal(channel: channel, environment: environment), program: program) {
      Terminal.write($0, to: channel)
    }
  }

  package func show(_ blocks: [Block]) {
    let text = renderer.text(blocks)
    status.withLock { status in
      write(Self.erasing(status) + text)
      status = ""
    }
  }

  package func show(_ blocks: Block...) {
    show(blocks)
  }

  /// Writes text as it is, for programs.
  package func raw(_ text: String) {
    write(text)
  }

  /// Shows what is going on, in a line that the next one replaces; nothing where nobody looks on.
  package func showStatus(_ message: Message) {
    guard terminal.isInteractive else { return }
    let line = String(message.text(program: program).prefix(terminal.width - 1))
    status.withLock { status in
      guard line != status else { return }
      write(Self.erasing(status) + line)
      status = line
    }
  }

  package func clearStatus() {
    show([])
  }

  private static func erasing(_ status: String) -> String {
    status.isEmpty ? "" : "\r\u{1B}[K"
  }
}

/// What the console writes to.
package struct Terminal: Equatable, Sendable {
  /// Whether a person looks on, and lines can be written anew.
  package let isInteractive: Bool

  let hasColour: Bool

  /// Whether a place in a file can be shown as a link to be opened.
  let hasLinks: Bool

  /// The number of columns for sentences: wider lines than 100 are hard to read.
  package let width: Int

  /// The number of columns that there are.
  package let columns: Int

  /// The number of lines that there are.
  package let rows: Int

  package init(
    isInteractive: Bool,
    hasColour: Bool,
    hasLinks: Bool = false,
    width columns: Int,
    rows: Int = 24
  ) {
    self.isInteractive = isInteractive
    self.hasColour = hasColour
    self.hasLinks = hasLinks
    self.columns = columns
    self.rows = rows
    width = min(columns, 100)
  }

  /// Asks the system about a channel that is open.
  package init(channel: Int32, environment: [String: String]) {
    let isTerminal = isatty(channel) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(channel, UInt(TIOCGWINSZ), &size) == 0
    self.init(
      isTerminal: isTerminal,
      columns: isKnown ? Int(size.ws_col) : 0,
      rows: isKnown ? Int(size.ws_row) : 0,
      environment: environment
    )
  }

  /// Decides by what is known of a channel, and by the customs of the environment.
  package init(isTerminal: Bool, columns: Int, rows: Int = 0, environment: [String: String]) {
    let known = columns > 0 ? columns : environment["COLUMNS"].flatMap { Int($0) } ?? 80
    let isInteractive = isTerminal && environment["TERM"] != "dumb"
    self.init(
      isInteractive: isInteractive,
      hasColour: isInteractive && (environment["NO_COLOR"] ?? "").isEmpty,
      hasLinks: isInteractive && Hyperlink.isKnown(in: environment),
      width: max(known, 20),
      rows: rows > 0 ? rows : environment["LINES"].flatMap { Int($0) } ?? 24
    )
  }
}

extension Terminal {
  /// Writes all of a text to a channel that is open.
  package static func write(_ text: String, to channel: Int32) {
    var bytes = Array(text.utf8)[...]
    while !bytes.isEmpty {
      let count = bytes.withUnsafeBytes { Foundation.write(channel, $0.baseAddress, $0.count) }
      guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
      bytes = bytes.dropFirst(max(0, count))
    }
  }
}
