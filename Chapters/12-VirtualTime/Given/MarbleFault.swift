/// What is wrong with a line of marbles.
public struct MarbleFault: Error, Equatable, CustomStringConvertible {
  /// The line as it was written.
  public let line: String

  /// The column, from 0, at which the line goes wrong.
  public let column: Int

  /// What is wrong there.
  public let reason: String

  /// Creates a fault.
  package init(line: String, column: Int, reason: String) {
    self.line = line
    self.column = column
    self.reason = reason
  }

  /// The fault in words, with the line and a mark below the column.
  public var description: String {
    """
    column \(column): \(reason)
      \(line)
      \(String(repeating: " ", count: column))^
    """
  }
}
