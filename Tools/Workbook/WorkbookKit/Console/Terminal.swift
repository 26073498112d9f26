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

  /// Whether a place in a file can be shown as a link to be opened.
  let hasLinks: Bool

  /// The number of columns for sentences: wider lines than 100 are hard to read.
  let width: Int

  /// The number of columns that there are.
  let columns: Int

  /// The number of lines that there are.
  let rows: Int

  init(
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
  init(channel: Int32, environment: [String: String]) {
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
  init(isTerminal: Bool, columns: Int, rows: Int = 0, environment: [String: String]) {
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
