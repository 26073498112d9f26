/// A key that means something while the workbook watches.
package enum Key: Equatable, Sendable {
  case letter(Character)
  case enter
  case escape
  case up
  case down
  case pageUp
  case pageDown
}

/// Understands what a terminal sends for keys.
package struct KeyReader {
  /// The keys in some bytes; what is not known is passed over, and never taken for a letter.
  package static func keys(in bytes: some Collection<UInt8>) -> [Key] {
    var keys: [Key] = []
    var rest = Array(bytes)[...]
    while let byte = rest.popFirst() {
      switch byte {
      case 0x1B: keys += escape(&rest)
      case 0x0A, 0x0D: keys.append(.enter)
      case 0x20: keys.append(.pageDown)
      case 0x21...0x7E: keys.append(.letter(Character(UnicodeScalar(byte))))
      default: break
      }
    }
    return keys
  }

  /// A sequence such as `ESC [ A`, or the key Escape itself.
  private static func escape(_ rest: inout ArraySlice<UInt8>) -> [Key] {
    guard let kind = rest.first, kind == UInt8(ascii: "[") || kind == UInt8(ascii: "O") else {
      // Escape, or Alt with a key: that key is not meant for us.
      return rest.popFirst() == nil ? [.escape] : []
    }
    rest.removeFirst()
    var parameters: [UInt8] = []
    while let byte = rest.popFirst() {
      guard (0x40...0x7E).contains(byte) else {
        parameters.append(byte)
        continue
      }
      switch (byte, parameters) {
      case (UInt8(ascii: "A"), []): return [.up]
      case (UInt8(ascii: "B"), []): return [.down]
      case (UInt8(ascii: "~"), [UInt8(ascii: "5")]): return [.pageUp]
      case (UInt8(ascii: "~"), [UInt8(ascii: "6")]): return [.pageDown]
      default: return []
      }
    }
    return []
  }
}
