import Rx
import Testing

@testable import WeatherKit

/// From bytes to keys, from keys to a line, from a line to a terminal.
@Suite struct `Typing` {
  private func keys(_ bytes: [UInt8]...) -> [Key] {
    var decoder = KeyDecoder()
    return bytes.flatMap { decoder.decode($0) }
  }

  @Test func `bytes are keys`() {
    #expect(keys(Array("Ro".utf8)) == [.character("R"), .character("o")])
    #expect(keys([0x7F, 0x08, 0x15, 0x0D]) == [.backspace, .backspace, .clear, .enter])
    #expect(keys([0x03], [0x04]) == [.quit, .quit])
  }

  @Test func `a character that comes in two pieces is one key`() {
    #expect(keys([0xC3], [0xBC]) == [.character("ü")])
    #expect(keys([0xFF], Array("a".utf8)) == [.character("a")], "What is no character is no key.")
  }

  @Test func `arrows and function keys are no text`() {
    #expect(keys([0x1B], [0x5B, 0x41], Array("a".utf8)) == [.character("a")])
    #expect(keys([0x1B, 0x5B, 0x31, 0x35, 0x7E]) == [])
    #expect(keys([0x1B, 0x4F, 0x50]) == [])
  }

  @Test func `q leaves on an empty line, and is a letter elsewhere`() {
    var line = Line()
    line.press(.character("I"))
    line.press(.character("q"))
    #expect(line.text == "Iq")
    #expect(line.action == .type("Iq"))
    #expect(!line.isOver)

    line.press(.clear)
    #expect(line.action == .type(""))
    line.press(.backspace)
    #expect(line.action == nil, "Where there is nothing to take away, nothing has changed.")
    line.press(.character("q"))
    #expect(line.isOver)
  }

  @Test func `a frame fits its terminal, and leaves the cursor behind the text`() {
    let frame = Frame(text: "Rome", answer: "Rome: sun, 24 °C")
    #expect(
      frame.painted(columns: 80) == "\r\u{1B}[JCity: Rome\r\nRome: sun, 24 °C\u{1B}[A\r\u{1B}[10C"
    )
    #expect(frame.painted(columns: 9) == "\r\u{1B}[JCity: Ro\r\nRome: su\u{1B}[A\r\u{1B}[8C")
  }
}
