import Foundation
import Synchronization

/// The one place that writes to people.
final class Console: Sendable {
  let renderer: Renderer

  private let write: @Sendable (String) -> Void

  /// The line that will be written anew, as it stands on the terminal.
  private let status = Mutex("")

  init(_ terminal: Terminal, program: String, write: @escaping @Sendable (String) -> Void) {
    renderer = Renderer(terminal: terminal, program: program)
    self.write = write
  }

  var terminal: Terminal { renderer.terminal }
  var program: String { renderer.program }

  /// The console on an open channel: 1 for output, 2 for errors.
  convenience init(channel: Int32, program: String, environment: [String: String]) {
    self.init(Terminal(channel: channel, environment: environment), program: program) { text in
      var bytes = Array(text.utf8)[...]
      while !bytes.isEmpty {
        let count = bytes.withUnsafeBytes { Foundation.write(channel, $0.baseAddress, $0.count) }
        guard count > 0 || errno == EINTR || errno == EAGAIN else { return }
        bytes = bytes.dropFirst(max(0, count))
      }
    }
  }

  func show(_ blocks: [Block]) {
    let text = renderer.text(blocks)
    status.withLock { status in
      write(Self.erasing(status) + text)
      status = ""
    }
  }

  func show(_ blocks: Block...) {
    show(blocks)
  }

  /// Writes text as it is, for programs.
  func raw(_ text: String) {
    write(text)
  }

  /// Shows what is going on, in a line that the next one replaces; nothing where nobody looks on.
  func showStatus(_ message: Message) {
    guard terminal.isInteractive else { return }
    let line = String(message.text(program: program).prefix(terminal.width - 1))
    status.withLock { status in
      guard line != status else { return }
      write(Self.erasing(status) + line)
      status = line
    }
  }

  func clearStatus() {
    show([])
  }

  private static func erasing(_ status: String) -> String {
    status.isEmpty ? "" : "\r\u{1B}[K"
  }
}
