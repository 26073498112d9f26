/// A sentence for people, with a tone for some of its words.
///
/// It is written as a string: `"\(exercise, .strong) is done."`. What a person types stands in it
/// as `\(command: "hint 1.1")`, and is shown in the way in which this workbook was started.
struct Message: Equatable, Sendable, ExpressibleByStringInterpolation {
  /// How words are meant; a terminal shows it in colour.
  enum Tone: Equatable, Sendable {
    case plain
    case strong
    case faint
    case good
    case bad
    case note
  }

  /// A run of words in one tone.
  struct Span: Equatable, Sendable {
    var text: String
    var tone: Tone

    /// Whether the words are the arguments of a command to be typed.
    var isCommand = false

    /// The address that the words lead to, where a terminal can open it.
    var link: String?
  }

  /// Gathers the spans of a string literal.
  struct StringInterpolation: StringInterpolationProtocol {
    fileprivate var spans: [Span] = []

    init(literalCapacity: Int, interpolationCount: Int) {}

    mutating func appendLiteral(_ literal: String) {
      spans.append(Span(text: literal, tone: .plain))
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, _ tone: Tone = .plain)
    {
      spans.append(Span(text: value.description, tone: tone))
    }

    mutating func appendInterpolation(_ message: Message) {
      spans += message.spans
    }

    mutating func appendInterpolation(command arguments: String) {
      spans.append(Span(text: arguments, tone: .strong, isCommand: true))
    }

    mutating func appendInterpolation(_ value: some CustomStringConvertible, link: String?) {
      spans.append(Span(text: value.description, tone: .plain, link: link))
    }
  }

  var spans: [Span]

  init(_ text: String, _ tone: Tone = .plain) {
    spans = [Span(text: text, tone: tone)]
  }

  init(stringLiteral text: String) {
    self.init(text)
  }

  init(stringInterpolation: StringInterpolation) {
    spans = stringInterpolation.spans
  }

  /// The words alone, with commands as they are typed.
  func text(program: String) -> String {
    spans.map { $0.isCommand ? "\(program) \($0.text)" : $0.text }.joined()
  }
}
