/// What is typed in a terminal.
enum Key: Equatable, Sendable {
  case character(Character)
  case backspace
  case clear
  case enter

  /// Ctrl-C, Ctrl-D, the end of the input, or a signal that ends a program.
  case quit
}

/// Makes keys of the bytes that a terminal sends.
struct KeyDecoder {
  // The bytes of a character, or of an escape sequence, that has not come whole yet.
  private var pending: [UInt8] = []

  /// Takes some bytes, and returns the keys that are whole now.
  mutating func decode(_ bytes: [UInt8]) -> [Key] {
    var keys: [Key] = []
    for byte in bytes {
      pending.append(byte)
      guard isWhole else { continue }
      if let key = Self.key(pending) { keys.append(key) }
      pending = []
    }
    return keys
  }

  private var isWhole: Bool {
    guard let first = pending.first, let last = pending.last else { return false }
    switch first {
    // An arrow is ESC [ A, a function key ESC O P or ESC [ 1 5 ~.
    case 0x1B where pending.count == 1: return false
    case 0x1B where pending.count == 2:
      return last != UInt8(ascii: "[") && last != UInt8(ascii: "O")
    case 0x1B: return (0x40...0x7E).contains(last)
    case 0xC0...0xDF: return pending.count == 2
    case 0xE0...0xEF: return pending.count == 3
    case 0xF0...0xF7: return pending.count == 4
    default: return true
    }
  }

  private static func key(_ bytes: [UInt8]) -> Key? {
    switch bytes[0] {
    case 0x03, 0x04: .quit
    case 0x08, 0x7F: .backspace
    case 0x0A, 0x0D: .enter
    case 0x15: .clear
    case 0x00..<0x20: nil
    default: String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
    }
  }
}
