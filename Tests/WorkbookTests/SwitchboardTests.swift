import Foundation
import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

@Suite struct `Many variants in one build` {
  private let solution = ChapterSources(["A.swift": FixtureBook.solution])

  private func lines(_ text: String) -> [SourceLine] {
    SourceLine.lines(of: text + "\n")
  }

  private func key(_ number: Int) -> RegionKey {
    RegionKey(file: "A.swift", exercise: ExerciseID(1, number), ordinal: 0)
  }

  @Test func `a region holds the solution and all other texts of it`() {
    let board = Switchboard(
      solution,
      variants: [[key(1): lines("  return 3")], [key(1): lines("  return 4")], [:]],
      fixed: [:]
    )
    let text = board.files["A.swift"] ?? ""

    #expect(
      text.contains(
        """
          // exercise 1.1: Return one.
        if workbookChoice[0] == 1 {
          return 3
        } else if workbookChoice[0] == 2 {
          return 4
        } else {
          return 1
        }
          // end 1.1
        """
      )
    )
    #expect(text.contains("\n  return 2\n  // end 1.2"))
  }

  @Test func `a variant is a choice for each region that it changes`() {
    let (one, two) = ([key(1): lines("  return 3")], [key(2): lines("  return 4")])
    let board = Switchboard(
      solution,
      variants: [one, two, one.merging(two) { $1 }],
      fixed: [:]
    )

    #expect(board.choice(of: [:]) == "")
    #expect(board.choice(of: one) == "0:1")
    #expect(board.choice(of: one.merging(two) { $1 }) == "0:1,1:1")
    #expect(board.choice(of: [key(1): lines("  return 9")]) == nil)
  }

  @Test func `a fixed region is in one state, and serves the variants that want it so`() {
    let other = [key(1): lines("  return 3")]
    let body = solution.region(key(1))?.body ?? []
    let solved = Switchboard(solution, variants: [other], fixed: [key(1): body])
    let changed = Switchboard(solution, variants: [other], fixed: other)

    #expect(solved.choice(of: [:]) == "")
    #expect(solved.choice(of: other) == nil)
    #expect(changed.choice(of: other) == "")
    #expect(changed.choice(of: [:]) == nil)
  }

  @Test func `types at the margin stand beside each other under other names`() throws {
    let solution = ChapterSources([
      "A.swift": """
      func make() -> Any {
        // exercise 1.1: Make it.
        Box(1)
        // end 1.1
      }

      // exercise 1.1: What it needs.
      private struct Box { init(_ number: Int) {} }
      // end 1.1
      """
    ])
    let (inside, margin) = (solution.regions[0].key, solution.regions[1].key)
    let box = [margin: lines("private struct Box { init(_ any: Any) {} }")]
    let bag = [inside: lines("  Bag()"), margin: lines("private struct Bag {}")]
    let open = [inside: lines("  fatalError()"), margin: []]
    #expect(Layers.single(solution, variants: [box, bag, open]).isEmpty)
    let board = Switchboard(solution, variants: [box, bag, open], fixed: [:])

    #expect(
      board.files["A.swift"] == """
        func make() -> Any {
          // exercise 1.1: Make it.
        if workbookChoice[0] == 1 {
          Box__1(1)
        } else if workbookChoice[0] == 2 {
          Bag__2()
        } else if workbookChoice[0] == 3 {
          fatalError()
        } else {
          Box(1)
        }
          // end 1.1
        }

        // exercise 1.1: What it needs.
        private struct Box { init(_ number: Int) {} }
        private struct Box__1 { init(_ any: Any) {} }
        private struct Bag__2 {}
        // end 1.1
        """
    )
    #expect([box, bag, open, [:]].map(board.choice) == ["0:1", "0:2", "0:3", ""])
  }

  @Test(arguments: [
    "extension Int { var own: Int { 1 } }", "private struct Shared { let own = 1 }",
  ])
  func `what others know by its name is fixed`(text: String) throws {
    let solution = ChapterSources([
      "A.swift": "// exercise 1.1: A\nstruct Shared {}\n// end 1.1\nlet given = Shared()\n"
    ])
    let key = solution.regions[0].key

    #expect(Layers.single(solution, variants: [[key: lines(text)]]) == [key])
  }

  @Test func `an error belongs to the region before it`() throws {
    let book = try FixtureBook()
    let board = Switchboard(solution, variants: [[key(2): lines("  let two = 2")]], fixed: [:])
    let chapter = try book.chapter
    let failure = { (line: Int) in
      CompileFailure(
        output: "\(book.tree.path("Chapters/01-First/A.swift")):\(line):1: error: missing return",
        own: ["Chapters/01-First"],
        in: book.tree
      )
    }

    #expect(board.culprits(of: failure(14), in: chapter).map(\.key) == [key(2)])
    #expect(board.culprits(of: failure(2), in: chapter).isEmpty)
  }

  @Test func `where something is declared, single statements are chosen`() throws {
    let text = """
      private final class Sink {
        var count = 0

        func hear(_ number: Int) {
          count += 1
          guard number > 0 else { return }
          tell(number)
        }

        func sum(_ number: Int) -> Int {
          count + number
        }
      }
      """
    let solution = ChapterSources(["A.swift": "// exercise 1.1: It.\n\(text)\n// end 1.1\n"])
    let key = solution.regions[0].key
    let body = solution.regions[0].region.body
    func variant(_ old: String, _ new: String) -> [RegionKey: [SourceLine]] {
      [key: lines(text.replacing(old, with: new))]
    }
    let variants = [
      variant("    tell(number)\n", ""),
      variant("count + number", "count - number"),
      variant("    count += 1\n", "    let before = count\n    count = before + 1\n"),
      variant("var count = 0", "var count = 1"),
    ]
    let board = Switchboard(solution, variants: variants, fixed: [key: body])

    #expect(
      board.files["A.swift"]?
        .contains(
          """
              guard number > 0 else { return }
          if workbookChoice[1000] == 1 {
          } else {
              tell(number)
          }
            }

            func sum(_ number: Int) -> Int {
          if workbookChoice[1001] == 1 {
              return count - number
          } else {
              return count + number
          }
            }
          """
        ) == true
    )
    // The third overlaps the first: what it declares may be used to the end of the function.
    #expect(variants.map(board.choice) == ["1000:1", "1001:1", nil, nil])
    #expect(board.choice(of: [:]) == "")

    let refused = Switchboard(
      solution,
      variants: variants,
      fixed: [key: body],
      refused: [Patches.name(lines("    return count - number"))]
    )
    #expect(refused.choice(of: variants[0]) == "1000:1")
  }

  @Test func `a region that lacks a return is given one first, and fixed then`() {
    var limits = Switchboard.Limits()

    let noReturn = [Switchboard.Culprit(key: key(1), message: "missing return in a function")]
    let noName = [Switchboard.Culprit(key: key(2), message: "cannot find 'x' in scope")]
    let learned = [noReturn, noReturn, noName, noName, []].map { limits.learn(from: $0) }

    #expect(learned == [true, true, true, false, false])
    #expect(limits == .init(fixed: [key(1), key(2)], returning: [key(1)]))
  }

  @Test(arguments: [
    Code("scan(0) { $0 + $1 }", isExpression: true),
    Code("map(\n  transform\n)", isExpression: true),
    Code("// Why.\nsource\n  .map(f)", isExpression: true),
    Code("return 1", isExpression: false),
    Code("if a { b() }", isExpression: false),
    Code("a()\nb()", isExpression: false),
    Code("", isExpression: false),
  ])
  func `only a lone expression is given a return`(_ code: Code) {
    let text = CodeLines.returning(SourceLine.lines(of: code.text)).joined

    #expect(text.contains("return ") == (code.isExpression || code.text.contains("return ")))
    #expect(text.replacing("return ", with: "") == code.text.replacing("return ", with: ""))
  }

  /// Code, and whether it is nothing but an expression.
  struct Code: CustomTestStringConvertible, Sendable {
    let text: String
    let isExpression: Bool

    init(_ text: String, isExpression: Bool) {
      self.text = text
      self.isExpression = isExpression
    }

    var testDescription: String { "\(text.debugDescription) -> \(isExpression)" }
  }
}
