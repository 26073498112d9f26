/// A piece of what the console shows.
enum Block: Equatable, Sendable {
  case blank

  /// Sentences, broken to the width; further lines stand in by `hanging` more columns.
  case prose(Message, indent: Int = 0, hanging: Int = 0)

  /// Lines that are shown as they are: code, tables, pictures.
  case verbatim(Message, indent: Int = 0)

  /// Lines that stay aligned, folded together where they are too wide.
  case picture(Picture, indent: Int = 0, tone: Message.Tone = .plain)
}
