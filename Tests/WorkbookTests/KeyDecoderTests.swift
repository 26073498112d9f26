import Testing

@testable import KeyInput

@Suite struct Keys {
  @Test(arguments: [
    Case("q", [.character("q")]),
    Case("hc", [.character("h"), .character("c")]),
    Case("\r", [.enter]),
    Case("\n", [.enter]),
    Case("\u{3}", [.control("c")]),
    Case("\u{1B}[A", [.up]),
    Case("\u{1B}OB", [.down]),
    Case("\u{1B}[5~", [.pageUp]),
    Case("\u{1B}[6~", [.pageDown]),
    Case(" ", [.character(" ")]),
    Case("\u{7F}é", [.backspace, .character("é")]),
    Case("\u{1B}[Cq", [.character("q")]),
    Case("\u{1B}[1;5q", []),
    Case("\u{1B}[15~\u{1B}OP\u{1B}[[A", []),
    Case("\u{1B}q\u{1B}é", []),
    Case("\u{1B}\u{1B}[A", [.escape, .up]),
    Case("\u{1B}[1\r", [.enter]),
    Case("\0", []),
  ])
  func `are told from what only looks like them`(_ example: Case) {
    var decoder = KeyDecoder()

    #expect(decoder.decode(Array(example.typed.utf8)) == example.keys)
  }

  @Test(arguments: ["\u{1B}[A", "\u{1B}OA", "\u{1B}[5~", "\u{1B}[1;5q", "\u{1B}[[B", "ü"])
  func `are the same in however many reads they come`(_ typed: String) {
    var whole = KeyDecoder()
    let keys = whole.decode(typed.utf8)
    for cut in 0..<typed.utf8.count {
      var decoder = KeyDecoder()
      let parts = [typed.utf8.prefix(cut), typed.utf8.dropFirst(cut)]

      #expect(parts.flatMap { decoder.decode($0) } == keys, "Cut behind \(cut) bytes.")
    }
  }

  @Test func `an ESC is a key by itself once nothing follows`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode([0x1B]).isEmpty)
    #expect(decoder.isWaiting)
    #expect(decoder.timeOut() == [.escape])
    #expect(!decoder.isWaiting)
    #expect(decoder.decode("q".utf8) == [.character("q")])
  }

  @Test func `a sequence that is late is no letter, and no ESC`() {
    var decoder = KeyDecoder()

    #expect(decoder.decode("\u{1B}[".utf8).isEmpty)
    #expect(decoder.timeOut().isEmpty)
    #expect(decoder.decode("A".utf8) == [.up])
  }

  /// What a terminal sends, and the keys that it means.
  struct Case: CustomTestStringConvertible, Sendable {
    let typed: String
    let keys: [Key]

    init(_ typed: String, _ keys: [Key]) {
      self.typed = typed
      self.keys = keys
    }

    var testDescription: String { "\(typed.debugDescription) -> \(keys)" }
  }
}
