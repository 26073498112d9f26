import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `The bookkeeper` {
  private let tested: TestedBook

  init() throws {
    tested = try TestedBook()
  }

  @Test(arguments: [
    "verify --jobs 0", "verify 1.99", "generate 1.1", "verify five", "verify --force",
    "generate --jobs 2", "verfiy",
    "verify 9", "generate --chapter 9", "verify --timeout soon",
  ])
  func `wrong use has its code`(_ line: String) throws {
    #expect(try tested.run("bookkeeper \(line)").code == .wrongUse)
  }

  @Test(arguments: ["", "help", "--help", "verify --help"])
  func `help names each command`(_ line: String) throws {
    let result = try tested.run("bookkeeper \(line)")

    #expect(result.code == .done)
    for name in Bookkeeper.CommandName.allCases where name != .help {
      #expect(result.text.contains("bookkeeper \(name.rawValue)"))
    }
  }

  @Test func `chapters are named by words or by an option, once or more often`() throws {
    let tested = try TestedBook(chapters: 3)
    for number in 1...3 {
      let folder = number == 1 ? "01-First" : "0\(number)-More"
      try tested.book.tree.write("struct A {}\n", to: "Solutions/\(folder)/Given/B.swift")
    }
    let result = try tested.run("bookkeeper generate 3 --chapter 01")

    #expect(result.text.contains("wrote Chapters/01-First/Given/B.swift"))
    #expect(!result.text.contains("02-More"))
    #expect(result.text.contains("wrote Chapters/03-More/Given/B.swift"))
  }

  @Test func `the ten slowest trials are named, the slowest first`() throws {
    var result = ChapterResult(chapter: try tested.book.chapter)
    for number in 1...12 { result.trials[.answer("slip \(number)")] = Double(number) }
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let text = Renderer(terminal: terminal, program: "bookkeeper")
      .text(Messages.verifyTable([result], seconds: 1))

    #expect(text.contains("The slowest trials:\n  12.0 s  slip 12\n  11.0 s  slip 11\n"))
    #expect(text.contains("slip 3\n"))
    #expect(!text.contains("slip 2\n"))
  }
}
