import Foundation
import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `The trials of verify` {
  private let book: FixtureBook

  init() throws {
    book = try FixtureBook()
    for (name, code) in [("1.1-three", "return 3"), ("1.1-four", "return 4")] {
      try book.tree.write(
        "// It is wrong.\n\n  \(code)\n",
        to: "Tests/Mistakes/01-First/\(name).swift"
      )
    }
    for (name, code) in [("1.2-three", "return 3"), ("1.2-four", "return 4")] {
      try book.tree.write(
        "// It is wrong.\n\n  \(code)\n",
        to: "Tests/Mistakes/01-First/\(name).swift"
      )
    }
  }

  /// Tests that know by the choice, or by the text, which of the exercises is solved.
  private static let tests = """
    known
    mine=Chapters/01-First/A.swift
    for number in 1 2; do
      good=pass
      if grep -q workbookChoice $mine; then
        case ",$WORKBOOK_CHOICE" in *,$((number - 1)):*) good=fail ;; esac
      else
        sed -n "/exercise 1.$number/,/end/p" $mine | grep -q "return $number" || good=fail
      fi
      $good $number
    done
    over
    """

  private func verify(
    build: String = "",
    tests: String = tests,
    isOneByOne: Bool = false,
    times: Int = 1,
    most: Int? = nil,
    isSample: Bool = false,
    turn: Int? = nil,
    only: Set<ExerciseID> = [],
    isTellingMessages: Bool = false
  ) throws -> (result: ChapterResult, builds: Int) {
    let count = "echo build >> '\(book.tree.path("builds"))'"
    let fake = try FakeToolchain(
      book,
      build: "\(count); \(build.isEmpty ? ":" : build)",
      tests: tests
    )
    let copy = TreeCopy(of: book.tree, at: ".build/verify/1")
    try copy.refresh()
    let verifier = ChapterVerifier(
      chapter: try book.chapter,
      copy: copy,
      timeout: 5,
      environment: fake.environment,
      isOneByOne: isOneByOne,
      times: times,
      most: most,
      isSample: isSample,
      turn: turn,
      only: only,
      isTellingMessages: isTellingMessages
    ) { _, _, _ in }
    let result = try verifier.run()
    let builds = book.tree.exists("builds") ? try book.tree.read("builds") : ""
    return (result, builds.split(separator: "\n").count)
  }

  private func isPassed(_ result: ChapterResult) -> Bool {
    [.solutions, .starters, .staircase, .mistakes]
      .allSatisfy {
        result.outcomes[$0]?.findings == []
      }
  }

  @Test func `share one build, beside those of the solution and the starter`() throws {
    let (result, builds) = try verify()

    #expect(isPassed(result))
    #expect(result.outcomes[.mistakes]?.count == 4)
    #expect(result.outcomes[.staircase]?.count == 1)
    #expect(result.trials.count == 5 && result.trials.values.allSatisfy { $0 > 0 })
    #expect(builds == 3)
  }

  @Test func `are only so many of each exercise, if somebody is in a hurry`() throws {
    let (result, _) = try verify(most: 1)

    #expect(isPassed(result))
    #expect(result.outcomes[.mistakes]?.count == 2)
  }

  @Test func `are those of every third exercise in a sample, right or wrong by turns`() throws {
    for number in 1...2 {
      try book.tree.write(
        "// Says it in words.\n\n// exercise 1.\(number)\nreturn \(number) // in words\n// end 1.\(number)\n",
        to: "Tests/Alternatives/01-First/1.\(number)-in-words.swift"
      )
    }
    let (result, _) = try verify(isSample: true)

    #expect(result.outcomes[.solutions] == nil, "`swift test` looks at the solutions, too.")
    #expect(result.outcomes[.mistakes]?.findings == [])
    #expect(result.outcomes[.mistakes]?.count == 0)
    #expect(result.outcomes[.alternatives]?.count == 1)
    #expect(result.outcomes[.alternatives]?.findings == [])

    try FileManager.default.removeItem(
      atPath: book.tree.path("Tests/Alternatives/01-First/1.2-in-words.swift")
    )
    let (other, _) = try verify(isSample: true)
    #expect(other.outcomes[.mistakes]?.count == 1, "Without a right one, it is a wrong one.")
    #expect(other.outcomes[.alternatives]?.count == 0)
  }

  @Test(arguments: [(1, true), (2, false), (10, false), (19, true), (901, true), (903, false)])
  func `are built when it is the turn of their chapter`(turn: Int, isBuilt: Bool) throws {
    let (result, builds) = try verify(turn: turn)

    #expect(result.outcomes[.sync]?.isPassed == true)
    #expect((result.outcomes[.starters] != nil) == isBuilt)
    #expect((result.outcomes[.mistakes] != nil) == isBuilt)
    #expect((builds > 0) == isBuilt)
  }

  @Test func `are tried alone, if their exercise is named`() throws {
    let (result, _) = try verify(only: [ExerciseID(1, 2)])

    #expect(result.isPassed)
    #expect(Set(result.outcomes.keys) == [.sync, .mistakes, .alternatives])
    #expect(result.outcomes[.mistakes]?.count == 2)
  }

  @Test func `are listed with what a reader is told about them`() throws {
    let (result, _) = try verify(isTellingMessages: true)

    #expect(result.messages.map(\.exercise.number) == [1, 1, 2, 2])
    #expect(result.messages.allSatisfy { !$0.summary.isEmpty && !$0.issue.text.isEmpty })
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let text = Renderer(terminal: terminal, program: "bookkeeper")
      .text(Messages.firstMessages([result]))
    #expect(text.contains(try #require(result.messages.first).summary))
    #expect(text.contains("✗ "))
  }

  @Test func `have a build each where that is asked for`() throws {
    let (result, builds) = try verify(isOneByOne: true)

    #expect(isPassed(result))
    #expect(builds == 2 + 1 + 4)
  }

  @Test func `are made alone where they can't share a build`() throws {
    let failing = """
      if grep -q 'workbookChoice.0' Chapters/01-First/A.swift; then
        echo "$PWD/Chapters/01-First/A.swift:4:1: error: no"; exit 1
      fi
      """
    let (result, builds) = try verify(build: failing)

    #expect(isPassed(result))
    #expect(builds > 3)
  }

  @Test func `that go wrong together are made alone, and that counts`() throws {
    let wrong = Self.tests.replacing("good=fail ;; esac", with: ": ;; esac")
    let (result, _) = try verify(tests: wrong)

    #expect(isPassed(result))
  }

  @Test func `find a wrong answer that is accepted`() throws {
    let wrong = Self.tests
      .replacing("|| good=fail", with: "|| grep -q 'return 4' $mine || good=fail")
      .replacing("*,$((number - 1)):*)", with: "*,$((number - 1)):1*)")
    let (result, _) = try verify(tests: wrong)
    let accepted = result.outcomes[.mistakes]?.findings
      .compactMap { finding -> String? in
        guard case .mistakeAccepted(let file, _) = finding else { return nil }
        return file
      }

    #expect(accepted?.isEmpty == false)
    #expect(accepted?.allSatisfy { $0.contains("-four") } == true)
  }

  @Test func `find a right answer that is rejected`() throws {
    for name in ["1.1-other", "1.2-other"] {
      try book.tree.write(
        "// It is right.\n\n  return \(name.prefix(3).suffix(1)) // ???\n",
        to: "Tests/Alternatives/01-First/\(name).swift"
      )
    }
    // The first exercise is judged by its text: anything else than the solution is rejected.
    let picky = Self.tests
      .replacing(
        "good=pass",
        with: "good=pass; [ $number = 1 ] && grep -q '???' $mine && good=fail"
      )
      .replacing("*,$((number - 1)):*)", with: "*,$((number - 1)):[123]*|*,0:*)")
    let (result, _) = try verify(tests: picky)
    let rejected = result.outcomes[.alternatives]?.findings
      .map { finding -> String in
        guard case .alternativeRejected(let file, let summary, _) = finding else { return "" }
        return "\(file) \(summary)"
      }

    #expect(result.outcomes[.alternatives]?.count == 2)
    #expect(rejected == ["Tests/Alternatives/01-First/1.1-other.swift It is right."])
  }

  @Test func `find a verdict that changes from one time to the next`() throws {
    // Every third run accepts whatever is wrong with the first exercise.
    let changing = Self.tests
      .replacing("known\n", with: "known\necho run >> runs\nthird=$(( $(wc -l < runs) % 3 ))\n")
      .replacing(
        "$good $number",
        with: "if [ $number = 1 ] && [ $third = 0 ]; then good=pass; fi; $good $number"
      )
    let (result, _) = try verify(tests: changing, times: 6)
    let changes = result.outcomes[.mistakes]?.findings
      .compactMap { finding -> Int? in
        guard case .changes(_, let right, of: 6) = finding else { return nil }
        return right
      }

    #expect(changes == [4, 4])
  }

  @Test func `leave nothing behind in the copy`() throws {
    _ = try verify()

    #expect(book.tree.names(in: ".build/verify/1/Chapters/01-First") == ["A.swift", "README.md"])
  }
}
