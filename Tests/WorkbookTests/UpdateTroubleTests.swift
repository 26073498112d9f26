import Foundation
import Testing

@testable import WorkbookKit

/// What an update can't do, and what happens around it: a sentence, and the way out.
@Suite struct `Update troubles` {
  private static let a = "Chapters/01-One/A.swift"

  private func clone() throws -> UpdatedClone {
    let old = Edition()
    var new = old
    new.chapters[0].exercises[0].gaps[0].goal = "Better."
    return try UpdatedClone([old.files, new.files])
  }

  private func answer(_ clone: UpdatedClone) throws {
    let text = try clone.tree.read(Self.a)
    try clone.tree.write(text.replacing("return 0", with: "return mine"), to: Self.a)
  }

  private func commit(_ clone: UpdatedClone) throws {
    try clone.git.must(["add", "-A"])
    try clone.git.must(["commit", "-q", "-m", "Mine"])
  }

  /// What `update` says; whatever it is, nothing may have changed.
  private func refusal(
    _ clone: UpdatedClone,
    _ line: String = "update",
    environment: [String: String] = [:]
  ) throws -> String {
    let before = try clone.state
    let result = clone.run(line, environment: environment)
    #expect(result.code != .done)
    #expect(try clone.state == before)
    return result.sentences
  }

  // MARK: Sentences

  @Test func `without an upstream`() throws {
    let clone = try clone()
    try clone.git.must(["config", "--remove-section", "branch.main"])

    #expect(try refusal(clone).contains("Branch main has no upstream."))
    #expect(try refusal(clone).contains("workbook update --from origin/main"))
  }

  @Test func `without a network`() throws {
    let clone = try clone()
    try clone.git.must(["config", "remote.origin.url", "/nowhere/at/all"])
    try clone.git.must(
      ["config", "--replace-all", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*"]
    )
    let said = try refusal(clone)

    #expect(said.contains("origin could not be reached ("))
    #expect(said.contains("workbook update --from origin/main takes what was fetched last."))
  }

  @Test func `with an upstream that is fetched`() throws {
    let (reader, author) = (try clone(), try clone())
    try author.git.must(["update-ref", "refs/heads/main", "origin/main"])
    try reader.git.must(["config", "remote.origin.url", author.tree.root])
    try reader.git.must(
      ["config", "--replace-all", "remote.origin.fetch", "+refs/heads/*:refs/remotes/origin/*"]
    )
    try reader.git.must(["update-ref", "-d", "refs/remotes/origin/main"])
    try answer(reader)

    #expect(reader.run("update").sentences.hasPrefix("The book is at origin/main now."))
    #expect(try reader.tree.read(Self.a).contains("Better.\n  return mine\n"))
  }

  @Test func `on no branch, with nothing committed, or in somebody else's repository`() throws {
    let detached = try clone()
    try detached.git.must(["checkout", "-q", "--detach"])
    #expect(try refusal(detached).contains("git switch -c mine"))
    #expect(try refusal(detached, "update --from origin/main").contains("(detached HEAD)"))

    let new = try clone()
    try new.git.must(["symbolic-ref", "HEAD", "refs/heads/other"])
    #expect(try refusal(new, "update --from origin/main").contains("Nothing is committed"))

    let outer = try clone()
    for name in ["Chapters", "Solutions", "Package.swift"] {
      try FileManager.default.createDirectory(
        atPath: outer.tree.path("inner"),
        withIntermediateDirectories: true
      )
      try FileManager.default.copyItem(
        atPath: outer.tree.path(name),
        toPath: outer.tree.path("inner/\(name)")
      )
    }
    let said = try refusal(outer, "update --root \(outer.tree.path("inner"))")
    #expect(said.contains("The book is a folder inside another repository"))
  }

  @Test func `without git, and without a repository`() throws {
    let clone = try clone()
    #expect(try refusal(clone, environment: ["PATH": "/nowhere"]).contains("There is no git here"))
    try FileManager.default.removeItem(atPath: clone.tree.path(".git"))
    let said = clone.run("update").sentences
    #expect(said.contains("This folder is not a clone"))
    #expect(said.contains("workbook update --from ../NEWER"))
  }

  @Test func `a name that is nothing, the same folder, no book, and no commit in common`() throws {
    let clone = try clone()
    #expect(try refusal(clone, "update --from v9").contains("no folder, tag or branch v9"))
    #expect(try refusal(clone, "update --from .").contains("That is this very folder."))
    try FileManager.default.createDirectory(
      atPath: clone.tree.path(".build/empty"),
      withIntermediateDirectories: true
    )
    #expect(
      try refusal(clone, "update --from .build/empty").contains("is not an edition of the book")
    )
    let tree = try clone.git.must(["write-tree"]).text
    let other = try clone.git.must(["commit-tree", tree, "-m", "x"]).text
    #expect(try refusal(clone, "update --from \(other)").contains("have no commit in common"))
    let tip = try clone.git.must(["rev-parse", "origin/main"]).text
    try clone.tree.write("\(tip)\n", to: ".git/shallow")
    #expect(try refusal(clone, "update --from origin/main").contains("git fetch --unshallow"))
  }

  @Test func `while another git is at work`() throws {
    let clone = try clone()
    try clone.tree.write("", to: ".git/index.lock")

    #expect(try refusal(clone, "update --from origin/main").contains("rm "))
  }

  @Test func `a table that can't be read stops it`() throws {
    var files = Edition().files
    files[Renames.file] = "# Table\n\n## one\n\n- 1.1 becomes 1.2\n"
    let clone = try UpdatedClone([Edition().files, files])

    #expect(
      try refusal(clone, "update --from origin/main")
        .hasPrefix("\(Renames.file):5 can't be read: a line is like")
    )
  }

  // MARK: Conflicts, before an update

  @Test(arguments: [
    "", "test", "test 1.1", "list", "hint 1.1", "reset 1.1", "solve 1.1", "compare 1.1 --yes",
    "watch", "graduate", "doctor",
  ])
  func `each command says what has happened, and the way out`(_ line: String) throws {
    let clone = try clone()
    try answer(clone)
    try commit(clone)
    _ = try clone.git.run(["merge", "origin/main"])
    let said = try refusal(clone, line)

    #expect(said.contains("A merge has stopped half-way, as after git pull: \(Self.a) holds your"))
    #expect(said.contains("workbook update takes your answers out"))
    #expect(!said.contains("reset"))
    #expect(!said.contains("// end"))
  }

  @Test func `a stash, a rebase and marks alone are told apart`() throws {
    let stash = try clone()
    try answer(stash)
    try stash.git.must(["stash", "-q"])
    try stash.git.must(["merge", "-q", "origin/main"])
    _ = try stash.git.run(["stash", "pop"])
    #expect(try refusal(stash, "list").contains("as after git stash pop"))

    try stash.git.must(["add", "-A"])
    #expect(try refusal(stash, "list").contains("There are marks of a conflict: \(Self.a)"))
    try stash.git.must(["config", "color.ui", "always"])
    #expect(try refusal(stash, "list").contains("There are marks of a conflict: \(Self.a)"))

    let rebase = try clone()
    try answer(rebase)
    try commit(rebase)
    _ = try rebase.git.run(["rebase", "origin/main"])
    #expect(try refusal(rebase, "list").contains("A rebase has stopped half-way"))
  }

  @Test func `half an update is said by other commands`() throws {
    let clone = try clone()
    try answer(clone)
    let counter = StepCounter()
    counter.begin(stoppingAt: 9)
    #expect(throws: (any Error).self) {
      try Changeover.$stepped.withValue(counter.note) { try clone.update() }
    }
    #expect(Changeover.pending(in: clone.tree) != nil)

    #expect(clone.run("list").sentences.contains("workbook update goes on"))
    #expect(clone.run("doctor").sentences.contains("An update was interrupted in the middle."))
    let result = clone.run("update")
    #expect(result.sentences.hasPrefix("An update was interrupted. It continues where it stopped."))
    #expect(try clone.tree.read(Self.a).contains("Better.\n  return mine\n"))
  }

  @Test func `a disk that is full in the middle leaves both ways open`() throws {
    let clone = try clone()
    try answer(clone)
    let before = try clone.state
    let (phase, draft) = (clone.tree.path(".workbook/updates/1/phase"), "/draft")
    let result = Disk.$write.withValue({ data, url in
      let isBegun = FileManager.default.fileExists(atPath: phase)
      guard !isBegun || !url.path.hasSuffix(draft) else { throw CocoaError(.fileWriteOutOfSpace) }
      try data.write(to: url, options: .atomic)
    }) { clone.run("update --from origin/main") }

    #expect(result.code == .unable)
    #expect(result.sentences.contains("could not be written: the disk is full."))
    #expect(result.sentences.contains("workbook update goes on"))
    #expect(!result.sentences.contains("Nothing was changed"))
    #expect(clone.run("update --back").code == .done)
    #expect(try clone.state == before)
  }

  // MARK: Without git

  @Test func `a folder with a newer copy is enough`() throws {
    var edition = Edition()
    edition.chapters[0].exercises.swapAt(0, 1)
    edition.chapters[1].name = "Second"
    edition.name("next", after: Edition())
    let (reader, newer) = (try clone(), try UpdatedClone([edition.files]))
    for clone in [reader, newer] {
      try FileManager.default.removeItem(atPath: clone.tree.path(".git"))
    }
    try answer(reader)
    try reader.tree.write("// mine\n", to: "Chapters/02-Two/Mine.swift")
    try reader.tree.write("mine\n", to: "mine.md")
    let before = try reader.state
    let result = reader.run("update --from \(newer.tree.root)")

    #expect(result.sentences.contains("1.2 (was 1.1)"))
    #expect(try reader.tree.read(Self.a).contains("  // exercise 1.2: Goal 10.\n  return mine\n"))
    #expect(try reader.tree.read("Chapters/02-Second/Mine.swift") == "// mine\n")
    #expect(try reader.tree.read("mine.md") == "mine\n")
    #expect(!reader.tree.exists("Chapters/02-Two"))
    #expect(!reader.tree.exists("Solutions/02-Two"))
    #expect(try reader.tree.read(Renames.file) == edition.table)
    #expect(reader.run("update --back").code == .done)
    #expect(try reader.state == before)
  }

  @Test func `a folder that is a clone is taken as commits`() throws {
    let (reader, author) = (try clone(), try clone())
    try author.git.must(["reset", "-q", "--hard", "origin/main"])
    try author.tree.write("not committed\n", to: "README.md")
    try answer(reader)
    let result = reader.run("update --from \(author.tree.root)")

    #expect(result.sentences.contains("What is not committed in"))
    #expect(
      try reader.git.run(["rev-parse", "HEAD"]).text == author.git.run(["rev-parse", "HEAD"]).text
    )
    #expect(try reader.tree.read("README.md") == "The book.\n")
  }

  // MARK: Tests

  @Test func `what was green and is not any more is said`() throws {
    let tested = try TestedBook()
    let newer = try FixtureBook()
    try newer.tree.write(
      "@Suite struct `1.1 First` {}\n// anew\n",
      to: "Tests/Chapter01Tests/A.swift"
    )
    try tested.book.tree.write(tested.starter(with: "return 1"), to: tested.file)
    _ = try tested.run("test 1", tests: "known; pass 1; pass 2; over")
    let result = try tested.run(
      "update --from \(newer.tree.root)",
      tests: "known; pass 1; fail 2; over; exit 1"
    )

    #expect(result.code == .failing)
    #expect(result.sentences.contains("✗ Chapter 1 First steps: 1 of 2 done"))
    #expect(
      result.sentences.contains(
        "1.2 Second passed before, and does not any more: workbook test 1.2"
      )
    )
    #expect(try tested.book.tree.read(tested.file) == tested.starter(with: "return 1"))
  }
}
