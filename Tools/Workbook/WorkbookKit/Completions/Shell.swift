/// The shells that the workbook can complete words for.
enum Shell: String, CaseIterable, Sendable {
  case bash
  case zsh
}
