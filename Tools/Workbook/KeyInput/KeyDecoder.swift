/// A key as it is pressed at a terminal.
package enum Key: Equatable, Sendable {
  case character(Character)

  /// Ctrl with a letter: Ctrl-C is `control("c")`.
  case control(Character)
  case enter
  case escape
  case backspace
  case up
  case down
  case pageUp
  case pageDown
}

/// Makes keys of the bytes that a terminal sends, in however many pieces they come.
///
/// What is not known is passed over, and never taken for a letter. The key Escape and the sequence
/// of an arrow begin with the same byte; what tells them apart is that the rest of a sequence
/// follows at once. So while `isWaiting`, wait no longer than `timeout`, and then call `timeOut`.
package struct KeyDecoder: Sendable {
  /// How many seconds after an ESC the rest of a sequence may take.
  package static let timeout = 0.05

  /// The bytes of a key that has not come whole yet.
  private var pending: [UInt8] = []

  package init() {}

  /// Whether an ESC has come that may be a key by itself.
  package var isWaiting: Bool { pending == [Byte.escape] }

  /// Takes in some bytes, and returns the keys that are whole now.
  package mutating func decode(_ bytes: some Sequence<UInt8>) -> [Key] {
    bytes.flatMap { decode($0) }
  }

  /// Returns the key that an ESC was which nothing has followed.
  package mutating func timeOut() -> [Key] {
    guard isWaiting else { return [] }
    pending = []
    return [.escape]
  }

  private mutating func decode(_ byte: UInt8) -> [Key] {
    // No sequence goes on with a control character: it was cut off, and another key begins.
    var keys: [Key] = []
    if byte < 0x20, !pending.isEmpty, !(isWaiting && byte != Byte.escape) {
      keys = timeOut()
      pending = []
    }
    pending.append(byte)
    guard isWhole else { return keys }
    if let key = Self.key(pending) { keys.append(key) }
    pending = []
    return keys
  }

  private var isWhole: Bool {
    guard pending.first == Byte.escape else { return pending.count == Self.length(of: pending) }
    let rest = pending.dropFirst()
    guard let kind = rest.first, let last = rest.last else { return false }
    switch kind {
    // Shift and a function key at the console of Linux: ESC [ [ A.
    case Byte.bracket where rest.dropFirst().first == Byte.bracket: return rest.count == 3
    // An arrow is ESC [ A or ESC O A, a function key ESC [ 1 5 ~.
    case Byte.bracket, Byte.letterO: return rest.count > 1 && (0x40...0x7E).contains(last)
    // Alt with a key.
    default: return rest.count == Self.length(of: rest)
    }
  }

  /// The number of bytes of a character, by the first of them.
  private static func length(of bytes: some Collection<UInt8>) -> Int {
    switch bytes.first ?? 0 {
    case 0xC0...0xDF: 2
    case 0xE0...0xEF: 3
    case 0xF0...0xF7: 4
    default: 1
    }
  }

  private static func key(_ bytes: [UInt8]) -> Key? {
    switch bytes[0] {
    case Byte.escape: sequence(bytes.dropFirst())
    case 0x08, 0x7F: .backspace
    case 0x0A, 0x0D: .enter
    case 0x01...0x1A: .control(Character(UnicodeScalar(bytes[0] + 0x60)))
    case 0x00..<0x20: nil
    default: String(validating: bytes, as: UTF8.self)?.first.map(Key.character)
    }
  }

  private static func sequence(_ bytes: ArraySlice<UInt8>) -> Key? {
    switch String(decoding: bytes, as: UTF8.self) {
    case "[A", "OA": .up
    case "[B", "OB": .down
    case "[5~": .pageUp
    case "[6~": .pageDown
    default: nil
    }
  }

  /// The bytes that begin a sequence.
  private enum Byte {
    static let escape: UInt8 = 0x1B
    static let bracket = UInt8(ascii: "[")
    static let letterO = UInt8(ascii: "O")
  }
}
