import WorkbookTesting

extension Recorder<String> {
  /// What was recorded, as a part of a sentence.
  var inWords: String {
    values.isEmpty ? "nothing" : values.joined(separator: ", ")
  }
}
