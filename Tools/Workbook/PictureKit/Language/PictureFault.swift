/// What is wrong with the text of a drawing.
package struct PictureFault: Error, Equatable {
  /// What is wrong, in a sentence without its full stop.
  package let reason: String

  /// The line of the text, from 1; nil if it is about all of it.
  package let line: Int?

  init(_ reason: String, line: Int? = nil) {
    self.reason = reason
    self.line = line
  }
}
