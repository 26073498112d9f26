import Synchronization
import Testing

@testable import WorkbookKit

@Suite struct `The console` {
  private func shown(_ blocks: [Block], width: Int = 80, hasColour: Bool = false) -> String {
    let written = Written()
    let terminal = Terminal(isInteractive: hasColour, hasColour: hasColour, width: width)
    Console(terminal, program: "swift run workbook") { written.add($0) }.show(blocks)
    return written.text
  }

  @Test func `breaks sentences at 80 columns and at 40`() {
    let words = Array(repeating: "observer", count: 30).joined(separator: " ")

    for width in [80, 40] {
      let lines = shown([.prose("\(words)", indent: 2)], width: width).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= width && $0.hasPrefix("  observer") })
      #expect(lines.map { $0.split(separator: " ").count }.reduce(0, +) == 30)
    }
  }

  @Test func `leaves a line that fits as it is, with all its blanks`() {
    let marbles = "source   --1--2--|\nexpected --2--4--|"

    #expect(shown([.prose("\(marbles)")]) == marbles + "\n")
  }

  @Test func `breaks no command`() {
    let text = shown([.prose("Then go on with \(command: "hint 1.1").")], width: 30)

    #expect(text == "Then go on with\nswift run workbook hint 1.1.\n")
  }

  @Test func `lets further lines stand in`() {
    #expect(shown([.prose("aaaa bbbb cccc", hanging: 2)], width: 20) == "aaaa bbbb cccc\n")
    #expect(
      shown([.prose("aaaaaaaa bbbbbbbb cccccccc", hanging: 2)], width: 20)
        == "aaaaaaaa bbbbbbbb\n  cccccccc\n"
    )
  }

  @Test func `breaks no code`() {
    let code = String(repeating: "x", count: 50) + "   y"

    #expect(shown([.verbatim("\(code)", indent: 2)], width: 20) == "  \(code)\n")
  }

  @Test func `cuts what is too long on a screen, and loses nothing of it`() {
    let path = "Tests/Chapter05Tests/MapTests.swift:18"
    let terminal = Terminal(isInteractive: true, hasColour: false, width: 20)
    let renderer = Renderer(terminal: terminal, program: "workbook", isCutting: true)
    let lines = renderer.lines([.prose("\(path, .faint)"), .verbatim("\(path)", indent: 2)])

    #expect(lines.allSatisfy { $0.count <= 20 })
    #expect(lines.joined() == "\(path)  \(path)")
  }

  @Test func `shows tones in colour where there is colour, and not elsewhere`() {
    let message: Message = "\("done", .good) and \("plain")"

    #expect(shown([.prose(message)], hasColour: true) == "\u{1B}[32mdone\u{1B}[0m and plain\n")
    #expect(shown([.prose(message)]) == "done and plain\n")
  }

  @Test func `changes the colour as seldom as it can`() {
    let message: Message = "\("aaaa bbbb cccc", .note) dddd"

    #expect(
      shown([.prose(message)], width: 10, hasColour: true)
        == "\u{1B}[33maaaa bbbb\u{1B}[0m\n\u{1B}[33mcccc\u{1B}[0m dddd\n"
    )
  }

  @Test(arguments: [
    Setting(isTerminal: true, [:], isInteractive: true, hasColour: true),
    Setting(isTerminal: true, ["NO_COLOR": "1"], isInteractive: true, hasColour: false),
    Setting(isTerminal: true, ["NO_COLOR": ""], isInteractive: true, hasColour: true),
    Setting(isTerminal: true, ["TERM": "dumb"], isInteractive: false, hasColour: false),
    Setting(isTerminal: false, [:], isInteractive: false, hasColour: false),
  ])
  func `keeps the customs of terminals`(_ setting: Setting) {
    let terminal = Terminal(
      isTerminal: setting.isTerminal,
      columns: 0,
      environment: setting.environment
    )

    #expect(terminal.isInteractive == setting.isInteractive)
    #expect(terminal.hasColour == setting.hasColour)
    #expect(terminal.width == 80)
  }

  @Test func `writes the status line anew, and takes it away before text`() {
    let written = Written()
    let terminal = Terminal(isInteractive: true, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    console.showStatus("one")
    console.showStatus("one")
    console.showStatus("two")
    console.show(.prose("done"))

    #expect(written.text == "one\r\u{1B}[Ktwo\r\u{1B}[Kdone\n")
  }

  @Test func `shows no status where nobody looks on`() {
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    Console(terminal, program: "workbook") { written.add($0) }.showStatus("one")

    #expect(written.text.isEmpty)
  }

  /// What is known of a channel, and what follows.
  struct Setting: CustomTestStringConvertible, Sendable {
    let isTerminal: Bool
    let environment: [String: String]
    let isInteractive: Bool
    let hasColour: Bool

    init(
      isTerminal: Bool,
      _ environment: [String: String],
      isInteractive: Bool,
      hasColour: Bool
    ) {
      self.isTerminal = isTerminal
      self.environment = environment
      self.isInteractive = isInteractive
      self.hasColour = hasColour
    }

    var testDescription: String {
      "\(isTerminal ? "terminal" : "file") \(environment) -> colour \(hasColour)"
    }
  }
}
