/// A sentence for people, with a tone for some of its words.
///
/// It is written as a string: `"\(exercise, .strong) is done."`. What a person types stands in it
/// as `\(command: "hint 1.1")`, and is shown in the way in which this workbook was started.
package struct Message: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// How words are meant; a terminal shows it in colour.
  package enum Tone: Equatable, Sendable {
    case plain
    case strong
    case faint
    case good
    case bad
    case note
  }

  /// A run of words in one tone.
  package struct Span: Equatable, Sendable {
    package var text: String
    package var tone: Tone

    /// Whether the words are the arguments of a command to be typed.
    var isCommand = false

    /// The address that the words lead to, where a terminal can open it.
    package var link: String?

    package init(text: String, tone: Tone, isCommand: Bool = false, link: String? = nil) {
      self.text = text
      self.tone = tone
      self.isCommand = isCommand
      self.link = link
    }
  }

  /// Gathers the spans of a string literal.
  package struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    package init(literalCapacity: Int, interpolationCount: Int) {}

    package mutating func appendLiteral(_ literal: String) {
      spans.append(Span(text: literal, tone: .plain))
    }

    package mutating func appendInterpolation(
      _ value: some CustomStringConvertible,
      _ tone: Tone = .plain
    ) {
      spans.append(Span(text: value.description, tone: tone))
    }

    package mutating func appendInterpolation(_ message: Message) {
      spans += message.spans
    }

    package mutating func appendInterpolation(command arguments: String) {
      spans.append(Span(text: arguments, tone: .strong, isCommand: true))
    }

    package mutating func appendInterpolation(_ value: some CustomStringConvertible, link: String?)
    {
      spans.append(Span(text: value.description, tone: .plain, link: link))
    }
  }

  package var spans: [Span]

  package init(_ text: String, _ tone: Tone = .plain) {
    spans = [Span(text: text, tone: tone)]
  }

  package init(stringLiteral text: String) {
    self.init(text)
  }

  package init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  /// The words alone, with commands as they are typed.
  package func text(program: String) -> String {
    spans.map { $0.isCommand ? "\(program) \($0.text)" : $0.text }.joined()
  }
}

/// A piece of what the console shows.
package enum Block: Equatable, Sendable {
  case blank

  /// Sentences, broken to the width; further lines stand in by `hanging` more columns.
  case prose(Message, indent: Int = 0, hanging: Int = 0)

  /// Lines that are shown as they are: code, tables, pictures.
  case verbatim(Message, indent: Int = 0)

  /// Lines that stay aligned, folded together where they are too wide.
  case picture(Picture, indent: Int = 0, tone: Message.Tone = .plain)
}

/// Lets blocks be written one below the other, with `if` and `for` between them.
@resultBuilder
package enum BlockBuilder {
  package static func buildExpression(_ block: Block) -> [Block] { [block] }

  package static func buildExpression(_ blocks: [Block]) -> [Block] { blocks }

  package static func buildBlock(_ parts: [Block]...) -> [Block] { parts.flatMap(\.self) }

  package static func buildOptional(_ part: [Block]?) -> [Block] { part ?? [] }

  package static func buildEither(first part: [Block]) -> [Block] { part }

  package static func buildEither(second part: [Block]) -> [Block] { part }

  package static func buildArray(_ parts: [[Block]]) -> [Block] { parts.flatMap(\.self) }
}
