import Foundation

#if canImport(Glibc)
import Glibc
#elseif canImport(Darwin)
import Darwin
#endif

/// What the console writes to.
struct Terminal: Equatable, Sendable {
  /// Whether a person looks on, and lines can be written anew.
  let isInteractive: Bool

  let hasColour: Bool

  /// The number of columns.
  let width: Int

  init(isInteractive: Bool, hasColour: Bool, width: Int) {
    self.isInteractive = isInteractive
    self.hasColour = hasColour
    self.width = width
  }

  /// Asks the system about a channel that is open.
  init(channel: Int32, environment: [String: String]) {
    let isTerminal = isatty(channel) == 1
    var size = winsize()
    let isKnown = isTerminal && ioctl(channel, UInt(TIOCGWINSZ), &size) == 0
    self.init(
      isTerminal: isTerminal,
      columns: isKnown ? Int(size.ws_col) : 0,
      environment: environment
    )
  }

  /// Decides by what is known of a channel, and by the customs of the environment.
  init(isTerminal: Bool, columns: Int, environment: [String: String]) {
    let isDumb = environment["TERM"] == "dumb"
    isInteractive = isTerminal && !isDumb
    hasColour = isInteractive && (environment["NO_COLOR"] ?? "").isEmpty
    let known = columns > 0 ? columns : environment["COLUMNS"].flatMap { Int($0) } ?? 80
    // Wider lines than that are hard to read.
    width = min(max(known, 20), 100)
  }
}
