import Solution04Events

/// What the characters in a line of marbles stand for.
package struct MarbleNames {
  private let texts: [String: String]

  /// Makes names from a dictionary of values, which may be of any type.
  package init(_ values: [String: Any] = [:]) {
    texts = values.mapValues(marbleText)
  }

  /// The names of more than one character, the longest first: each is read as one event.
  package var words: [String] {
    texts.keys.filter { $0.count > 1 }.sorted { $0.count > $1.count }
  }

  /// What a `#` in the result stands for, if the test has said so.
  package var error: String? {
    texts["#"]
  }

  /// The text of the element that a name stands for; an unknown name is its own text.
  package func text(of name: String) -> String {
    texts[name] ?? name
  }

  /// The name that stands for an element with this text; an empty text is drawn as `""`.
  package func name(of text: String) -> String {
    let names = texts.filter { $0.value == text && $0.key != "#" }.keys
    return names.min { ($0.count, $0) < ($1.count, $1) } ?? (text.isEmpty ? "\"\"" : text)
  }
}

extension MarbleNames {
  /// What is drawn for an event whose element was turned into a text.
  package func sign(of event: Event<String>) -> String {
    switch event {
    case .next(let text): name(of: text)
    case .error: "#"
    case .completed: "|"
    }
  }
}
