import Foundation
import Testing

@testable import WorkbookKit

/// One state of a reader's clone, and what an update makes of it.
@Suite struct `Update` {
  private static let a = "Chapters/01-One/A.swift"
  private static let b = "Chapters/01-One/B.swift"
  private static let c = "Chapters/02-Two/C.swift"
  private static let mine = "  // mine\n  return mine  \n"

  /// A clone of a book whose upstream has changed something.
  private func clone(
    isNamed: Bool = true,
    _ change: (inout Edition) -> Void
  ) throws -> UpdatedClone {
    let old = Edition()
    var new = old
    change(&new)
    if isNamed { new.name("next", after: old) }
    return try UpdatedClone([old.files, new.files])
  }

  /// A clone whose upstream has mended the goal of gap 10, which stands beside the answer.
  private func mended() throws -> UpdatedClone {
    try clone { $0.chapters[0].exercises[0].gaps[0].goal = "Better." }
  }

  private func put(
    _ answer: String = mine,
    into gap: Int,
    of file: String,
    _ clone: UpdatedClone
  ) throws {
    let text = try clone.tree.read(file)
    let body = try #require(UpdateHistory.body(of: gap, in: text))
    try clone.tree.write(text[..<body.lowerBound] + answer + text[body.upperBound...], to: file)
  }

  private func body(of gap: Int, in file: String, _ clone: UpdatedClone) throws -> String {
    let text = try clone.tree.read(file)
    return String(text[try #require(UpdateHistory.body(of: gap, in: text))])
  }

  /// The file that an answer or another file is kept in.
  private func kept(_ clone: UpdatedClone, _ report: UpdateReport?) throws -> (KeptReason, String) {
    let kept = try #require(report?.kept.first)
    return (kept.reason, try clone.tree.read(kept.copy))
  }

  private func commit(_ clone: UpdatedClone) throws {
    try clone.git.must(["add", "-A"])
    try clone.git.must(["commit", "-q", "-m", "Mine"])
  }

  // MARK: Where the answers are

  @Test func `answers that are not committed stay so, on the new commit`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    let result = clone.run("update --from origin/main")

    #expect(result.sentences.contains("✓ 1 answer put back: 1.1."))
    #expect(result.sentences.contains("1.1 Title 1: the goal is new"))
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try clone.tree.read(Self.a).contains("// exercise 1.1: Better.\n"))
    let git = clone.git
    #expect(try git.run(["rev-parse", "HEAD"]).text == git.run(["rev-parse", "origin/main"]).text)
    #expect(try git.run(["status", "--porcelain"]).text == " M \(Self.a)")
  }

  @Test func `answers that are committed come into a merge of both`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try commit(clone)
    let tip = try clone.git.run(["rev-parse", "HEAD"]).text
    let result = clone.run("update --from origin/main")

    #expect(result.sentences.contains("Your branch has a merge commit"))
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    let parents = try clone.git.run(["rev-parse", "HEAD^1", "HEAD^2", "origin/main"]).text
      .split(separator: "\n").map(String.init)
    #expect(parents == [tip, parents[2], parents[2]])
    #expect(try clone.git.run(["log", "-1", "--format=%an"]).text == "Reader")
    #expect(try clone.git.run(["status", "--porcelain"]).text.isEmpty)
  }

  @Test func `what is committed and what is not stay apart`() throws {
    let clone = try mended()
    try put("  return committed\n", into: 10, of: Self.a, clone)
    try commit(clone)
    try put(into: 10, of: Self.a, clone)
    _ = try clone.update()

    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try clone.git.run(["show", "HEAD:\(Self.a)"]).text.contains("return committed"))
    #expect(try clone.git.run(["diff", "--name-only"]).text == Self.a)
  }

  @Test func `a merge that has stopped is ended`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try commit(clone)
    #expect(try clone.git.run(["merge", "origin/main"]).code == 1)
    let before = try clone.state
    let result = clone.run("update --from origin/main")

    #expect(result.sentences.contains("A merge had stopped. It was ended"))
    #expect(result.text.contains(".workbook/updates/1/before/\(Self.a)\n"))
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try clone.git.run(["status", "--porcelain"]).text.isEmpty)
    #expect(!clone.tree.exists(".git/MERGE_HEAD"))
    try clone.goBack()
    #expect(try clone.state == before)
    #expect(clone.tree.exists(".git/MERGE_HEAD"))
  }

  @Test func `a rebase that has stopped is ended, and the branch is back`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try commit(clone)
    try put(into: 30, of: Self.c, clone)
    #expect(try clone.git.run(["rebase", "--autostash", "origin/main"]).code == 1)
    let before = try clone.state
    let report = try clone.update()

    #expect(report?.source == .rebase)
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try body(of: 30, in: Self.c, clone) == Self.mine, "It was set aside for the rebase.")
    #expect(try clone.git.run(["symbolic-ref", "HEAD"]).text == "refs/heads/main")
    #expect(try clone.git.run(["status", "--porcelain"]).text == " M \(Self.c)")
    try clone.goBack()
    #expect(try clone.state == before)
  }

  @Test func `a stash that did not go back is taken, and what was done since`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try put(into: 20, of: Self.b, clone)
    try clone.git.must(["stash", "-q"])
    try clone.git.must(["merge", "-q", "origin/main"])
    #expect(try clone.git.run(["stash", "pop"]).code == 1)
    try put("  return newer\n", into: 20, of: Self.b, clone)
    let before = try clone.state
    let result = clone.run("update --from origin/main")

    #expect(result.sentences.contains("Your answers were taken from it."))
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try body(of: 20, in: Self.b, clone) == "  return newer\n")
    #expect(try clone.git.run(["ls-files", "-u"]).text.isEmpty)
    try clone.goBack()
    #expect(try clone.state == before)
  }

  @Test func `marks of a conflict that were committed are taken out`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try commit(clone)
    _ = try clone.git.run(["merge", "origin/main"])
    try commit(clone)
    let report = try clone.update()

    #expect(report?.source == .marks)
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try !clone.tree.read(Self.a).contains("<<<<"))
    #expect(report?.heldBack == [Self.a])
  }

  @Test func `without anything new nothing is touched`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    let before = try clone.state

    #expect(clone.run("update --from main").sentences.contains("has all of main already"))
    #expect(try clone.state == before)
    #expect(clone.tree.names(in: ".workbook/updates").isEmpty)
  }

  // MARK: Outside of gaps

  @Test func `imports come back, and code that nobody else changed stays where it was`() throws {
    let clone = try mended()
    let text = try clone.tree.read(Self.a)
    try clone.tree.write("import Mine\n" + text + "// my helper\n", to: Self.a)
    let report = try clone.update()

    let now = try clone.tree.read(Self.a)
    #expect(now.hasPrefix("import Mine\n// given 1\n"))
    #expect(now.hasSuffix("}\n// my helper\n"))
    #expect(report?.kept == [])
  }

  @Test func `code that both have changed is kept as a file, and imports come back`() throws {
    let clone = try clone { $0.chapters[0].given = "given anew" }
    let text = try clone.tree.read(Self.a).replacing("// given 1", with: "// mine and given")
    try clone.tree.write("import Mine\n" + text, to: Self.a)
    try put(into: 10, of: Self.a, clone)
    let own = try clone.tree.read(Self.a)
    let report = try clone.update()

    let now = try clone.tree.read(Self.a)
    #expect(now.hasPrefix("import Mine\n\n// given anew\n"))
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(report?.imports == [Self.a: ["import Mine"]])
    #expect(try kept(clone, report) == (.given, own))
  }

  @Test func `files of the reader's own follow a chapter that has another number and name`() throws
  {
    let clone = try clone { edition in
      edition.chapters[1].name = "Second"
      edition.chapters.swapAt(0, 1)
    }
    try clone.tree.write("// mine\n", to: "Chapters/02-Two/Mine.swift")
    chmod(clone.tree.path("Chapters/02-Two/Mine.swift"), 0o750)
    try clone.tree.write("// notes\n", to: "mine/notes.md")
    try put(into: 30, of: Self.c, clone)
    let before = try clone.state
    let report = try clone.update()

    #expect(try clone.tree.read("Chapters/01-Second/Mine.swift") == "// mine\n")
    #expect(try body(of: 30, in: "Chapters/01-Second/C.swift", clone) == Self.mine)
    #expect(!clone.tree.exists("Chapters/02-Two"))
    #expect(report?.placed == [.init(old: [ExerciseID(2, 1)], new: [ExerciseID(1, 1)])])
    #expect(report?.changes.contains { $0.old == [ExerciseID(2, 1)] } == true)
    try clone.goBack()
    #expect(try clone.state == before)
  }

  @Test func `a file outside of the chapters that both have changed is kept`() throws {
    let clone = try clone { $0.readme = "Anew.\n" }
    try clone.tree.write("My readme.\n", to: "README.md")

    #expect(try kept(clone, clone.update()) == (.changed, "My readme.\n"))
    #expect(try clone.tree.read("README.md") == "Anew.\n")
  }

  @Test func `a repository of the reader's in the book is left alone`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    try clone.git.must(["init", "-q", "inner"])
    try clone.git.must(
      ["-C", "inner", "commit", "-q", "--allow-empty", "-m", "x"],
      adding: Repository.identity
    )
    try clone.tree.write("dirty", to: "inner/file")
    _ = try clone.update()

    #expect(try clone.tree.read("inner/file") == "dirty")
    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
  }

  // MARK: Exercises

  @Test func `a gap that nobody filled gets the new starter, beside one that has an answer`() throws
  {
    let clone = try clone { edition in
      for gap in 0...1 { edition.chapters[0].exercises[1].gaps[gap].starter = "return 7" }
    }
    try put(into: 21, of: Self.b, clone)
    _ = try clone.update()

    #expect(try body(of: 20, in: Self.b, clone) == "  return 7\n")
    #expect(try body(of: 21, in: Self.b, clone) == Self.mine)
  }

  @Test func `gaps that changed places are told apart by their goals`() throws {
    let clone = try clone { $0.chapters[0].exercises[1].gaps.swapAt(0, 1) }
    try put("  return first\n", into: 20, of: Self.b, clone)
    try put("  return second\n", into: 21, of: Self.b, clone)
    _ = try clone.update()

    #expect(try body(of: 20, in: Self.b, clone) == "  return first\n")
    #expect(try body(of: 21, in: Self.b, clone) == "  return second\n")
  }

  @Test func `an answer follows its exercise to another number, and so does the progress`() throws {
    let clone = try clone { $0.chapters[0].exercises.swapAt(0, 1) }
    try put(into: 10, of: Self.a, clone)
    var progress = Progress(last: "1.1")
    progress.chapters["1"] = .init(fingerprint: "", exercises: ["1.1": "done"], isDone: false)
    ProgressStore(clone.tree) { _ in }.save(progress)
    let old = clone.read(ProgressStore.file)
    let report = try clone.update()

    #expect(try body(of: 10, in: Self.a, clone) == Self.mine)
    #expect(try clone.tree.read(Self.a).contains("// end 1.2"))
    #expect(report?.placed == [.init(old: [ExerciseID(1, 1)], new: [ExerciseID(1, 2)])])
    let now = ProgressStore(clone.tree) { _ in }.load()
    #expect(now.last == "1.2" && now.isDone(ExerciseID(1, 2)) && !now.isDone(ExerciseID(1, 1)))
    try clone.goBack()
    #expect(clone.read(ProgressStore.file) == old)
  }

  @Test func `an exercise that is gone, or has fewer gaps, leaves its answer in a file`() throws {
    let gone = try clone { $0.chapters[0].exercises.remove(at: 0) }
    try put(into: 10, of: Self.a, gone)
    let first = try kept(gone, gone.update())
    #expect(first.0 == .gone)
    #expect(first.1.hasPrefix("// Your answer to 1.1 Title 1, from \(Self.a).\n"))
    #expect(first.1.contains("  // exercise 1.1: Goal 10.\n\(Self.mine)  // end 1.1\n"))

    let fewer = try clone { $0.chapters[0].exercises[1].gaps.removeLast() }
    try put(into: 21, of: Self.b, fewer)
    let result = fewer.run("update --from origin/main")
    #expect(
      result.sentences.contains("Your answer to 1.2: the exercise had 2 gaps, and")
    )
    #expect(try fewer.tree.read(".workbook/updates/1/kept/1.2.swift").contains(Self.mine))
    #expect(try body(of: 20, in: Self.b, fewer) == "  return 0\n")
  }

  @Test func `exercises that became one, or two, keep their answers`() throws {
    let merged = try clone { edition in
      let second = edition.chapters[0].exercises.remove(at: 1)
      edition.chapters[0].exercises[0].gaps += second.gaps
      edition.chapters[0].exercises[0].identities += second.identities
    }
    try put(into: 10, of: Self.a, merged)
    try put(into: 21, of: Self.b, merged)
    _ = try merged.update()
    #expect(try body(of: 10, in: Self.a, merged) == Self.mine)
    #expect(try body(of: 21, in: Self.b, merged) == Self.mine)

    let split = try clone { edition in
      var second = edition.chapters[0].exercises[1]
      second.gaps = [edition.chapters[0].exercises[1].gaps.removeLast()]
      edition.chapters[0].exercises.append(second)
    }
    try put(into: 21, of: Self.b, split)
    let report = try split.update()
    #expect(try body(of: 21, in: Self.b, split) == Self.mine)
    #expect(try split.tree.read(Self.b).contains("// end 1.3"))
    #expect(report?.placed.first?.new == [ExerciseID(1, 2), ExerciseID(1, 3)])
  }

  @Test func `a number that means something else without a word gets no answer of another`() throws
  {
    let clone = try clone(isNamed: false) { $0.chapters[0].exercises.swapAt(0, 1) }
    try put(into: 10, of: Self.a, clone)

    #expect(try kept(clone, clone.update()).0 == .another)
    #expect(try body(of: 10, in: Self.a, clone) == "  return 0\n")
  }

  @Test func `a gap that holds another part of the code leaves its answer in a file`() throws {
    let clone = try clone(isNamed: false) { edition in
      edition.chapters[0].exercises[0].gaps[0] = Edition.Gap(
        identity: 17,
        goal: "All of it.",
        starter: "return 7",
        file: "A.swift"
      )
    }
    try put(into: 10, of: Self.a, clone)

    #expect(try kept(clone, clone.update()).0 == .anotherGap)
    #expect(try body(of: 17, in: Self.a, clone) == "  return 7\n")
  }

  @Test func `an exercise that is bare stays bare`() throws {
    func files(_ goal: String) -> [String: String] {
      var files = Edition().files
      let solution = """
        // machine 1.1: The machine.
        func f10() {
          // exercise 1.1: \(goal)
          // starts as: return 0
          return 1
          // end 1.1
        }
        // end machine 1.1

        """
      files["Solutions/01-One/A.swift"] = solution
      files[Self.a] = ChapterSources(["A": solution]).starterTexts["A"]
      return files
    }
    let clone = try UpdatedClone([files("Goal."), files("Better.")])
    #expect(clone.run("reset --bare 1.1").code == .done)
    let bare = try clone.tree.read(Self.a)
    #expect(bare.contains("Bare: all between"))
    try clone.tree.write(bare.replacing("// end 1.1", with: "mine\n// end 1.1"), to: Self.a)
    let own = try clone.tree.read(Self.a)
    _ = try clone.update()

    #expect(try clone.tree.read(Self.a) == own)
    #expect(try clone.tree.read("Solutions/01-One/A.swift").contains("Better."))
  }

  // MARK: Files that are not as they should be

  @Test func `markers that can't be read keep the whole file, and the rest goes on`() throws {
    let clone = try clone { $0.chapters[0].given = "given anew" }
    try put(into: 10, of: Self.a, clone)
    let own = try clone.tree.read(Self.a).replacing("  // end 1.1\n", with: "")
    try clone.tree.write(own, to: Self.a)
    try put(into: 20, of: Self.b, clone)

    #expect(try kept(clone, clone.update()) == (.damaged, own))
    #expect(try body(of: 10, in: Self.a, clone) == "  return 0\n")
    #expect(try body(of: 20, in: Self.b, clone) == Self.mine)
  }

  @Test func `bytes that are no text are kept as they are`() throws {
    let clone = try mended()
    let own = Data("// exercise".utf8) + [0xFF, 0x0A]
    try clone.tree.write(own, to: Self.a)
    let report = try clone.update()
    let kept = try #require(report?.kept.first)

    #expect(kept.reason == .notText)
    #expect(clone.read(kept.copy) == own)
  }

  @Test func `line ends of Windows stay`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    let own = try clone.tree.read(Self.a).replacing("\n", with: "\r\n")
    try clone.tree.write(own, to: Self.a)
    _ = try clone.update()

    #expect(try clone.tree.read(Self.a) == own.replacing("Goal 10.", with: "Better."))
  }

  // MARK: The way back

  @Test func `the way back keeps what was written since`() throws {
    let clone = try mended()
    try put(into: 10, of: Self.a, clone)
    let before = try clone.state
    _ = try clone.update()
    try put("  return newer\n", into: 10, of: Self.a, clone)
    try put("  return newer\n", into: 30, of: Self.c, clone)
    try clone.tree.write("new\n", to: "new/file.md")
    try commit(clone)
    let tip = try clone.git.run(["rev-parse", "HEAD"]).text
    let result = clone.run("update --back")

    #expect(result.code == .done)
    #expect(result.sentences.contains("All is as it was before update 1."))
    #expect(result.text.contains("\(Self.a) → .workbook/updates/1/found/\(Self.a)"))
    #expect(result.text.contains("refs/heads/main → refs/workbook/after-update-1\n"))
    #expect(try clone.tree.read(".workbook/updates/1/found/\(Self.a)").contains("return newer"))
    #expect(try clone.state == before)
    #expect(try clone.git.run(["rev-parse", "refs/workbook/after-update-1"]).text == tip)
    #expect(clone.run("update --back").sentences.contains("There is no update to take back."))
  }

  @Test func `what was staged is in the commit that is kept`() throws {
    let clone = try mended()
    try put("  return staged\n", into: 10, of: Self.a, clone)
    try clone.git.must(["add", "-A"])
    try put(into: 10, of: Self.a, clone)
    let before = try clone.state
    let report = try clone.update()

    let ref = try #require(report?.ref)
    #expect(try clone.git.run(["show", "\(ref):\(Self.a)"]).text.contains("return mine"))
    #expect(try clone.git.run(["show", "\(ref)^2:\(Self.a)"]).text.contains("return staged"))
    try clone.goBack()
    #expect(try clone.state == before)
  }
}
