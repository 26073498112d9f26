import Foundation
import Testing

@testable import WorkbookKit

/// Whatever a reader's code or files do: a sentence, a code, and nothing lost.
@Suite struct Faults {
  private let tested: TestedBook
  private var book: FixtureBook { tested.book }

  init() throws {
    tested = try TestedBook()
  }

  private func run(
    _ line: String,
    build: String = "",
    tests: String = "known; fail 1; fail 2; over; exit 1"
  ) throws -> TestedBook.Result {
    try tested.run(line, build: build, tests: tests)
  }

  // MARK: Of code

  @Test func `code that does not compile is shown with a caret`() throws {
    let file = book.tree.path("Chapters/01-First/A.swift")
    let result = try run("", build: "echo '\(file):3:5: error: cannot find foo'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.text.contains("1 error in your files"))
    #expect(result.text.contains("    return 0\n      ^\n"))
  }

  @Test func `errors in the files of others are told as such`() throws {
    let file = book.tree.path("Tests/Chapter01Tests/A.swift")
    let result = try run("", build: "echo '\(file):1:1: error: no member'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.text.contains("the errors are not in your files"))
  }

  @Test func `a crash is reported at its exercise`() throws {
    let result = try run(
      "",
      tests: """
        known
        if [ -z "$serial" ]; then start 1; start 2; else pass 1; wants 1 && over && exit 0; start 2; fi
        echo 'Chapter01First/A.swift:11: Fatal error: boom'
        kill -ILL $$
        """
    )

    #expect(result.code == .crashed)
    #expect(result.text.contains("✓ done       1.1 First"))
    #expect(result.text.contains("✗ crashed    1.2 Second"))
    #expect(result.text.contains("The program crashed in “b”."))
    #expect(result.text.contains("Fatal error: boom\n  Chapters/01-First/A.swift:11"))
  }

  @Test func `a hang is ended, and the test that hangs is named`() throws {
    let result = try run("", tests: "known; start 1; [ -z $serial ] && start 2; exec sleep 60")

    #expect(result.code == .crashed)
    #expect(result.text.contains("✗ hangs      1.1 First"))
    #expect(result.text.contains("· not run    1.2 Second"))
    #expect(result.text.contains("No progress for 0.5 s in “a”"))
  }

  @Test func `endless printing is no progress`() throws {
    let result = try run("test 1.1", tests: "known; start 1; while :; do echo spam; done")

    #expect(result.code == .crashed)
    #expect(result.text.contains("No progress"))
    #expect(result.text.contains("Your code printed, after "))
    // The last one may be cut off, since the program is killed while it prints.
    let printed = result.text.split(separator: "\n")
      .map { $0.trimmingPrefix(while: \.isWhitespace) }
      .filter { !$0.isEmpty && "spam".hasPrefix($0) }
    #expect(printed.count == 20, "The last lines are enough.")
  }

  @Test func `an exit in the middle is no pass`() throws {
    let result = try run("test 1.1", tests: "known; start 1; exit 0")

    #expect(result.code == .crashed)
    #expect(result.text.contains("The program ended by itself, with code 0"))
  }

  @Test func `a run without tests is no pass`() throws {
    let result = try run("", tests: "over")

    #expect(result.code == .noTestRan)
    #expect(result.text.contains("No test ran"))
  }

  @Test func `a toolchain that is not there is said`() throws {
    let written = Written()
    let terminal = Terminal(isInteractive: false, hasColour: false, width: 80)
    let console = Console(terminal, program: "workbook") { written.add($0) }
    let program = Program(
      arguments: [],
      environment: ["PATH": "/nowhere"],
      folder: book.tree.root,
      output: console,
      errors: console
    )
    let code = program.reporting { try Workbook.run(program) { _ in nil } }

    #expect(code == .unable)
    #expect(written.text.contains("swift could not be started"))
  }

  @Test func `a crash without a word is explained by its signal`() throws {
    let result = try run("test 1.1", tests: "known; start 1; kill -SEGV $$")

    #expect(result.code == .crashed)
    #expect(result.sentences.contains("Infinite recursion ends like this"))
  }

  @Test func `a variable that is used while it changes is explained`() throws {
    let result = try run(
      "test 1.1",
      tests: """
        known; start 1; echo 'Simultaneous accesses to 0x7f, but modification requires exclusive access.'; \
        echo 'Fatal access conflict detected.'; kill -ABRT $$
        """
    )

    #expect(result.code == .crashed)
    #expect(result.sentences.contains("While a variable was being changed, other code used it."))
  }

  // MARK: Of files

  @Test func `a damaged marker is said, and can be mended`() throws {
    let file = "Chapters/01-First/A.swift"
    try book.tree.write(book.starter.replacing("  // end 1.2\n", with: ""), to: file)
    let result = try run("")

    #expect(result.text.contains("\(file):8"))
    #expect(result.text.contains("workbook reset 1.2"))
    #expect(try run("solve 1.2").code == .failing)
    #expect(try run("reset 1.2").code == .done)
    #expect(try book.tree.read(file) == book.starter)
  }

  @Test func `a file that is gone is said`() throws {
    try FileManager.default.removeItem(atPath: book.tree.path("Chapters/01-First/A.swift"))

    #expect(try run("").sentences.contains("workbook reset 1.1 writes its starter anew."))
    #expect(try run("reset 1.1").code == .done)
    #expect(try book.tree.read(tested.file) == book.starter)
  }

  @Test func `a chapter's folder that is gone is said`() throws {
    try FileManager.default.removeItem(atPath: book.tree.path("Chapters/01-First"))
    let result = try run("test 1")

    #expect(result.sentences.contains("Chapters/01-First/A.swift is not there."))
    #expect(try run("reset 1").code == .done)
    #expect(try book.tree.read(tested.file) == book.starter)
  }

  @Test func `the tests' folder that is gone is said`() throws {
    try FileManager.default.removeItem(atPath: book.tree.path("Tests/Chapter01Tests"))
    let result = try run("test 1")

    #expect(result.code == .noTestRan)
    #expect(result.text.contains("git checkout -- Tests/Chapter01Tests"))
  }

  @Test func `a region that was pasted twice is said, and nothing is written over`() throws {
    let region = "  // exercise 1.1: Return one.\n  return 0\n  // end 1.1\n"
    let twice = book.starter.replacing(region, with: region + region)
    try book.tree.write(twice, to: tested.file)

    #expect(try run("test 1").sentences.contains("exercise 1.1 is here once too often"))
    #expect(try run("solve 1.1").code == .failing)
    #expect(try book.tree.read(tested.file) == twice)
  }

  @Test func `line ends of Windows and tabs stay as they are`() throws {
    let file = tested.starter(with: "mine").replacing("\n", with: "\r\n")
      .replacing("  mine", with: "\tmine")
    try book.tree.write(file, to: tested.file)
    #expect(try run("test 1").code == .failing)
    #expect(try run("solve 1.1").code == .done)

    let solved = try book.tree.read(tested.file)
    #expect(solved == file.replacing("\tmine", with: "  return 1"))
  }

  @Test func `a file that was saved half-way is said, and not touched`() throws {
    let half = Data(book.starter.utf8.prefix(60))
    try book.tree.write(half, to: tested.file)
    #expect(try run("test 1").sentences.contains("exercise 1.1 begins in line 2 and does not end"))

    try book.tree.write(half + [0xC3], to: tested.file)
    let result = try run("test 1")
    #expect(result.code == .unable)
    #expect(result.sentences.contains("A.swift:3 holds a byte that is not UTF-8"))
    #expect(FileManager.default.contents(atPath: book.tree.path(tested.file)) == half + [0xC3])
  }

  @Test(arguments: ["reset", "solve"])
  func `a byte that is no text is kept in a copy, and the other answers stay`(
    _ command: String
  ) throws {
    let mine = Data(tested.starter(with: "mine").utf8)
    let place = try #require(mine.firstRange(of: Data("return 0".utf8))).lowerBound
    let file = mine[..<place] + [0xFF] + mine[place...]
    try book.tree.write(file, to: tested.file)
    for word in ["test 1", "compare 1.2 --yes"] {
      let said = try run(word).sentences
      #expect(said.contains("A.swift:9 holds a byte that is not UTF-8"))
      #expect(!said.contains("checkout"), "That would take all answers with it.")
    }

    #expect(try run("\(command) 1.2").code == .done)
    let now = try book.tree.read(tested.file)
    #expect(now.contains("  mine\n"))
    #expect(now.contains(command == "solve" ? "return 2" : "return 0"))
    let copy = try #require(book.tree.names(in: ".workbook/backups").first)
    let kept = FileManager.default.contents(atPath: book.tree.path(".workbook/backups/\(copy)"))
    #expect(kept == file)
  }

  @Test func `a file that was renamed is told from one that is gone`() throws {
    try FileManager.default.moveItem(
      atPath: book.tree.path(tested.file),
      toPath: book.tree.path("Chapters/01-First/Mine.swift")
    )
    let said = try run("test 1").sentences
    #expect(said.contains("mv Chapters/01-First/Mine.swift Chapters/01-First/A.swift"))

    let reset = try run("reset 1.1").sentences
    #expect(reset.contains("Chapters/01-First/Mine.swift is not part of the book"))
    #expect(try book.tree.read("Chapters/01-First/Mine.swift") == book.starter)
  }

  @Test func `an error in Package.swift is told as such`() throws {
    let file = book.tree.path("Package.swift")
    let result = try run("test 1", build: "echo '\(file):3:5: error: expected )'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.sentences.contains("Package.swift does not compile"))
    #expect(!result.sentences.contains("renamed"))
  }

  @Test func `a build that fails in a way of its own is quoted`() throws {
    let result = try run("test 1", build: "echo 'the moon is full'; exit 1")

    #expect(result.code == .doesNotCompile)
    #expect(result.sentences.contains("The build said:    the moon is full"))
  }

  @Test func `a book that was moved is built anew`() throws {
    _ = try run("test 1")
    let stale = ".build/workbook/debug/ModuleCache/stale"
    try book.tree.write("", to: stale)
    _ = try run("test 1")
    #expect(book.tree.exists(stale))
    try book.tree.write("/elsewhere", to: ".build/workbook/book-folder")
    _ = try run("test 1")
    #expect(!book.tree.exists(stale))
  }

  @Test func `what a build leaves in its temporary folder is removed`() throws {
    let look = "mkdir \"$TMPDIR/left\"; printf '%s' \"$TMPDIR\" > '\(book.tree.path("asked"))'"
    _ = try run("test 1", build: look)
    let folder = try book.tree.read("asked")

    #expect(folder.contains("/workbook-tmp-"))
    #expect(!FileManager.default.fileExists(atPath: folder))
    _ = try run("test 1", build: look)
    #expect(
      try book.tree.read("asked") == folder,
      "With another folder each time the package manager reads Package.swift anew."
    )
  }

  @Test func `a file named as the workbook's own folder is said`() throws {
    try book.tree.write(tested.starter(with: "mine"), to: tested.file)
    try book.tree.write("mine", to: ".workbook")
    let result = try run("reset 1.1")

    #expect(result.code == .unable)
    #expect(result.sentences.contains("mv .workbook .workbook.old moves it out of the way"))
    #expect(try book.tree.read(tested.file) == tested.starter(with: "mine"))
  }

  // MARK: Of the machine

  @Test(arguments: [CocoaError.fileWriteOutOfSpace, .fileWriteVolumeReadOnly])
  func `a full or read-only disk is said, and nothing is lost`(_ code: CocoaError.Code) throws {
    let mine = tested.starter(with: "mine")
    try book.tree.write(mine, to: tested.file)
    try Disk.$write.withValue({ _, _ in throw CocoaError(code) }) {
      // The verdict stands, though it can't be remembered.
      let verdict = try run("test 1.1", tests: "known; pass 1; over")
      #expect(verdict.code == .done)
      #expect(verdict.text.contains("Your progress could not be saved (the disk is "))

      let reset = try run("reset 1.1")
      #expect(reset.code == .unable)
      #expect(reset.sentences.contains("could not be written: the disk is "))
    }
    #expect(try book.tree.read(tested.file) == mine)
  }

  @Test func `a disk that is full after the first file changes none`() throws {
    let second = FixtureBook.solution.replacing("1.1", with: "1.3").replacing("1.2", with: "1.4")
    try book.tree.write(second, to: "Solutions/01-First/B.swift")
    try book.tree.write(RegionFile(second).starter, to: "Chapters/01-First/B.swift")
    let before = try ["A", "B"].map { try book.tree.read("Chapters/01-First/\($0).swift") }
    let room = Room()
    try Disk.$write.withValue({ data, url in
      guard url.path.contains("backups") || room.isTaken() else {
        throw CocoaError(.fileWriteOutOfSpace)
      }
      try data.write(to: url, options: .atomic)
    }) {
      let result = try run("solve 1")
      #expect(result.code == .unable)
      #expect(result.sentences.contains("Nothing was changed."))
    }
    #expect(
      try ["A", "B"].map { try book.tree.read("Chapters/01-First/\($0).swift") } == before
    )
    #expect(book.tree.names(in: "Chapters/01-First") == ["A.swift", "B.swift", "README.md"])
  }

  @Test func `a path with blanks and letters of any language is a path`() throws {
    let tested = try TestedBook(named: "mein Büchlein 本")
    let result = try tested.run("", tests: "known; pass 1; fail 2; over; exit 1")

    #expect(result.code == .failing)
    #expect(result.text.contains("✓ done       1.1 First"))
    #expect(try tested.run("solve 1.2").code == .done)
  }

  @Test func `without git all goes on`() throws {
    let tools = ["sh", "mkdir", "cp", "sed", "head", "cat", "grep", "chmod"]
    for tool in tools {
      let path = ["/usr/bin/\(tool)", "/bin/\(tool)"].first(where: isProgram) ?? ""
      try FileManager.default.createDirectory(
        atPath: book.tree.path("tools"),
        withIntermediateDirectories: true
      )
      try FileManager.default.createSymbolicLink(
        atPath: book.tree.path("tools/\(tool)"),
        withDestinationPath: path
      )
    }
    let path = ["PATH": "\(book.tree.path("fake")):\(book.tree.path("tools"))"]
    let result = try tested.run("test 1", environment: path)

    #expect(result.code == .failing)
    #expect(!result.text.contains("git"))
    #expect(try tested.run("doctor", environment: path).text.contains("No git here."))
  }

  @Test func `nothing but code is wider than 40 columns`() throws {
    for line in ["", "list", "hint 1.1", "test 1.1", "compare 1.1 --yes", "reset 1.1", "test 9"] {
      let text = try tested.run(line, width: 40).text
      let wide = text.split(separator: "\n").filter { $0.count > 40 }.map { $0.drop { $0 == " " } }
      #expect(wide.allSatisfy { !$0.contains(" ") }, "\(line): \(wide)")
    }
  }

  private func isProgram(_ path: String) -> Bool {
    FileManager.default.isExecutableFile(atPath: path)
  }
}
