import Foundation
import Testing

@testable import WorkbookKit

@Suite struct `To graduate` {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  /// All tests pass, but those of chapter 2 in a copy where chapter 1 holds the word.
  private static func breaking(_ word: String) -> String {
    """
    known
    case "$PWD" in
    *graduate*) grep -q '\(word)' Solutions/01-First/A.swift && [ $chapter = 2 ] && bad=1 ;;
    esac
    pass 1
    if [ -n "$bad" ]; then fail 2; else pass 2; fi
    over
    """
  }

  init() throws {
    tested = try TestedBook(chapters: 3)
    for number in 2...3 {
      try book.tree.write(
        "import Solution0\(number - 1)\(number == 2 ? "First" : "More")\n",
        to: "Solutions/0\(number)-More/B.swift"
      )
      try book.tree.write(
        "import Solution0\(number - 1)\(number == 2 ? "First" : "More")\n",
        to: "Chapters/0\(number)-More/B.swift"
      )
    }
  }

  private func graduate(
    _ line: String = "graduate",
    build: String = "",
    tests: String = "known; pass 1; pass 2; over"
  ) throws -> TestedBook.Result {
    try tested.run(line, build: build, tests: tests)
  }

  @Test func `all that is done stands, and its lines are counted`() throws {
    let result = try graduate()

    #expect(result.code == .done)
    #expect(result.text.contains("✓ Chapter 3 First steps stands"))
    #expect(
      result.sentences.contains("This is your Rx, whole: 3 chapters, and 6 lines of your own")
    )
  }

  @Test func `what was solved by the reference is nobody's own`() throws {
    _ = try tested.run("solve 1")
    _ = try tested.run("solve 2.1")
    try book.tree.write(
      book.tree.read("Chapters/02-More/A.swift")
        .replacing("return 1", with: "let one = 1\n  return one"),
      to: "Chapters/02-More/A.swift"
    )
    let result = try graduate()

    #expect(result.sentences.contains("3 chapters, and 5 lines of your own"))
  }

  @Test func `the reader's code takes the place of the solutions, in a copy`() throws {
    let solution = try book.tree.read("Solutions/01-First/A.swift")
    try book.tree.write("// mine", to: "Chapters/01-First/A.swift")
    _ = try graduate("graduate 1")

    #expect(try book.tree.read(".build/graduate/Solutions/01-First/A.swift") == "// mine")
    #expect(try book.tree.read(".build/graduate/Solutions/02-More/A.swift").contains("return 1"))
    #expect(!book.tree.exists(".build/graduate/Solutions/01-First/README.md"))
    #expect(try book.tree.read("Solutions/01-First/A.swift") == solution)
  }

  @Test func `a chapter that is not done ends the stack below it`() throws {
    let result = try graduate(
      tests: "known; pass 1; if [ $chapter = 2 ]; then fail 2; else pass 2; fi; over"
    )

    #expect(result.code == .failing)
    #expect(result.text.contains("Chapter 2 is the first that is not done (2.2 is next)"))
    #expect(result.text.contains("1 chapter stands, with 2 lines of your own"))
    #expect(!result.text.contains("Chapter 2 First steps stands"))
  }

  @Test func `nothing done is nothing to stack`() throws {
    let result = try graduate(tests: "known; fail 1; fail 2; over")

    #expect(result.code == .failing)
    #expect(result.sentences.contains("there is nothing to stack"))
    #expect(!book.tree.exists(".build/graduate"))
  }

  @Test func `a number is the last chapter of the stack`() throws {
    let result = try graduate("graduate 2")

    #expect(result.code == .done)
    #expect(result.text.contains("2 chapters stand"))
    #expect(try graduate("graduate 9").code == .wrongUse)
  }

  @Test func `a chapter that breaks on another one names it`() throws {
    try book.tree.write(book.starter + "// mine", to: "Chapters/01-First/A.swift")
    let result = try graduate(tests: Self.breaking("mine"))

    #expect(result.code == .failing)
    #expect(result.text.contains("✓ Chapter 1 First steps stands"))
    #expect(result.text.contains("✗ Chapter 2 First steps breaks"))
    #expect(result.text.contains("It has to be two."))
    #expect(result.sentences.contains("fail on your chapter 1"))
    #expect(result.text.contains("Look in Chapters/01-First"))
  }

  @Test func `an error in a stacked chapter is shown in the reader's file`() throws {
    try book.tree.write(book.starter + "// mine", to: "Chapters/01-First/A.swift")
    let result = try graduate(
      build: """
        case "$PWD" in *graduate*)
          if grep -q mine Solutions/01-First/A.swift && [ "$CHAPTER" = 02 ]; then
            echo "$PWD/Solutions/01-First/A.swift:3:5: error: cannot find foo"
            exit 1
          fi ;;
        esac
        """
    )

    #expect(result.code == .doesNotCompile)
    #expect(result.text.contains("1 error in your files"))
    #expect(result.text.contains("\nChapters/01-First/A.swift:3:5\n"))
    #expect(result.sentences.contains("fail on your chapter 1"))
  }

  @Test func `a crash in a stacked chapter is shown in the reader's file`() throws {
    try book.tree.write(book.starter + "// mine", to: "Chapters/01-First/A.swift")
    let result = try graduate(
      tests: """
        known
        case "$PWD" in *graduate*)
          if grep -q mine Solutions/01-First/A.swift && [ $chapter = 2 ]; then
            start 1
            echo 'Solution01First/A.swift:9: Fatal error: boom'
            kill -ILL $$
          fi ;;
        esac
        pass 1; pass 2; over
        """
    )

    #expect(result.code == .crashed)
    #expect(result.text.contains("Fatal error: boom\n  Chapters/01-First/A.swift:9"))
  }

  @Test func `a test that fails once and not again accuses nobody`() throws {
    let result = try graduate(
      tests: """
        known
        case "$PWD" in *graduate*)
          [ $chapter = 2 ] && [ ! -e failed ] && touch failed && fail 1 && over && exit 1 ;;
        esac
        pass 1; pass 2; over
        """
    )

    #expect(result.code == .done)
    #expect(result.text.contains("✓ Chapter 2 First steps stands"))
  }

  @Test func `a hang in the stack is ended`() throws {
    let result = try graduate(
      tests: """
        known
        case "$PWD" in *graduate*) [ $chapter = 2 ] && start 1 && exec sleep 60 ;; esac
        pass 1; pass 2; over
        """
    )

    #expect(result.code == .crashed)
    #expect(result.text.contains("No progress"))
    #expect(result.text.contains("They fail on the reference as well"))
  }
}
