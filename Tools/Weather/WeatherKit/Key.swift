import KeyInput

/// What is typed in a terminal, as far as it means something here.
enum Key: Equatable, Sendable {
  case character(Character)
  case backspace
  case clear
  case enter

  /// Ctrl-C, Ctrl-D, the end of the input, or a signal that ends a program.
  case quit

  /// Understands a key of the terminal; nil if it means nothing.
  init?(_ key: KeyInput.Key) {
    switch key {
    case .character(let character): self = .character(character)
    case .backspace: self = .backspace
    case .enter: self = .enter
    case .control("u"): self = .clear
    case .control("c"), .control("d"): self = .quit
    case .control, .escape, .up, .down, .pageUp, .pageDown: return nil
    }
  }
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  /// How many seconds of silence make an ESC a key by itself.
  static let timeout = KeyInput.KeyDecoder.timeout

  private var keys = KeyInput.KeyDecoder()

  /// Takes some bytes, and returns the keys that are whole now.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    keys.decode(bytes).compactMap(Key.init)
  }

  /// Returns the keys that were only waiting for more.
  mutating func timeOut() -> [Key] {
    keys.timeOut().compactMap(Key.init)
  }
}
