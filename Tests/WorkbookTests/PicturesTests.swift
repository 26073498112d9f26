import Foundation
import Testing

@testable import WorkbookKit
@testable import BookkeeperKit

/// The drawings of a small book, and what verify says about them.
@Suite struct `Pictures of the lessons` {
  private let tested: TestedBook
  private var tree: Tree { tested.book.tree }
  private let lesson = "Chapters/06-More/README.md"
  private let scan = "Chapters/Pictures/06-scan.svg"

  init() throws {
    tested = try TestedBook(chapters: 6)
    try tested.book.tree.write(
      try tested.book.tree.read(lesson) + """

        ![The source sends 1 and 2, and the result their sums.](../Pictures/06-scan.svg)

        ```marble
        source:      -1-2|
        scan(0, +):  -1-3|
        ```

        ![Who holds whom.](../Pictures/06-held.svg)

        """,
      to: lesson
    )
    try tree.write(
      "graph Held\n| sink a | sink b |\na holds b\n",
      to: "Chapters/Pictures/06-held.txt"
    )
  }

  private func findings() throws -> [VerifyFinding] {
    let chapter = try Book(reading: tree).chapter(6)
    return PictureCheck(chapter: chapter, tree: tree).findings(of: try #require(chapter.lesson))
  }

  private func change(_ old: String, to new: String, in file: String) throws {
    let text = try tree.read(file)
    #expect(text.contains(old))
    try tree.write(text.replacing(old, with: new), to: file)
  }

  @Test func `are made from the lesson and from the texts beside them`() throws {
    let first = try tested.run("bookkeeper pictures 6")
    let drawing = try tree.read(scan)

    #expect(first.code == .done)
    #expect(first.text.contains("wrote \(scan)"))
    #expect(first.text.contains("wrote Chapters/Pictures/06-held.svg"))
    #expect(drawing.contains("scan(0, +)"))
    #expect(try findings() == [])
    #expect(try tested.run("bookkeeper pictures").text.contains("0 drawings written, 2"))
    #expect(try tree.read(scan) == drawing)
  }

  @Test func `are all missing before they are made`() throws {
    #expect(
      try findings() == [.noPicture(scan), .noPicture("Chapters/Pictures/06-held.svg")]
    )
  }

  @Test func `are stale when their text has changed`() throws {
    _ = try tested.run("bookkeeper pictures")
    try change("-1-3|", to: "-1-4|", in: lesson)
    try change("a holds b", to: "b holds a", in: "Chapters/Pictures/06-held.txt")

    #expect(
      try findings() == [
        .stalePicture(scan, origin: lesson),
        .stalePicture("Chapters/Pictures/06-held.svg", origin: "Chapters/Pictures/06-held.txt"),
      ]
    )
  }

  @Test func `are orphans when nothing shows them, or nothing makes them`() throws {
    _ = try tested.run("bookkeeper pictures")
    try tree.write("<svg/>", to: "Chapters/Pictures/06-old.svg")
    try change("![Who holds whom.](../Pictures/06-held.svg)", to: "", in: lesson)

    #expect(
      try findings() == [
        .orphanPicture("Chapters/Pictures/06-held.svg", isMade: true),
        .orphanPicture("Chapters/Pictures/06-old.svg", isMade: false),
      ]
    )
  }

  @Test func `say in words what they show`() throws {
    _ = try tested.run("bookkeeper pictures")
    try change("![Who holds whom.]", to: "![ ]", in: lesson)

    #expect(
      try findings() == [.pictureWithoutWords("../Pictures/06-held.svg", file: lesson, line: 18)]
    )
  }

  @Test func `are not forgotten for a block of marbles`() throws {
    try tree.write(
      try tree.read(lesson) + "More.\n\n```marble\na:        -|\nskip(1):  -|\n```\n",
      to: lesson
    )
    _ = try tested.run("bookkeeper pictures")

    #expect(try findings() == [.marblesWithoutPicture(file: lesson, line: 21)])
  }

  @Test func `are made from one text each`() throws {
    try change("06-held", to: "06-scan", in: lesson)
    try tree.write("graph Held\n| sink a |\n", to: "Chapters/Pictures/06-scan.txt")

    #expect(
      try findings()
        .contains { finding in
          if case .pictureFault(let reason, _, _) = finding {
            reason.hasPrefix(scan)
          } else {
            false
          }
        }
    )
  }

  @Test func `that can't be read are named, with the line`() throws {
    try change("a holds b", to: "a hugs b", in: "Chapters/Pictures/06-held.txt")
    try change("-1-3|", to: "-1-?|", in: lesson)
    let result = try tested.run("bookkeeper pictures 6")

    #expect(result.code == .failing)
    #expect(result.sentences.contains("06-held.txt:3: `a hugs b` does not say"))
    #expect(result.sentences.contains("\(lesson):14: `?` is not a marble"))
  }

  @Test func `of no chapter are looked at with the first`() throws {
    try tree.write("legend Symbols", to: "Chapters/Pictures/legend.txt")
    let chapter = try Book(reading: tree).chapter(1)
    let check = PictureCheck(chapter: chapter, tree: tree)
    let lesson = try #require(chapter.lesson)
    let file = "Chapters/Pictures/legend.svg"

    #expect(check.findings(of: lesson) == [.noPicture(file), .orphanPicture(file, isMade: true)])
    _ = try tested.run("bookkeeper pictures")
    try tree.write("![All symbols.](Pictures/legend.svg)", to: "Chapters/GLOSSARY.md")
    #expect(check.findings(of: lesson) == [])
  }
}

/// The drawings of the book itself.
@Suite struct `Pictures of this book` {
  private static let folder = URL(fileURLWithPath: #filePath)
    .deletingLastPathComponent().deletingLastPathComponent().deletingLastPathComponent()
    .appendingPathComponent("Chapters/Pictures")
  private static let book = Book(
    reading: Tree(root: folder.deletingLastPathComponent().deletingLastPathComponent().path)
  )
  private static let files =
    (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []

  @Test(arguments: book.chapters.map(\.number))
  func `are current, and are shown`(_ number: Int) throws {
    let chapter = try Self.book.chapter(number)
    let check = PictureCheck(chapter: chapter, tree: Self.book.tree)

    #expect(check.findings(of: try #require(chapter.lesson)) == [])
  }

  @Test(arguments: files.filter { $0.hasSuffix(".svg") }.sorted())
  func `have no text that is cut off`(_ name: String) throws {
    let svg = try String(contentsOf: Self.folder.appendingPathComponent(name), encoding: .utf8)
    let size = try #require(svg.firstMatch(of: #/<svg [^>]*width="(\d+)" height="(\d+)"/#))
    let (width, height) = (Int(size.1) ?? 0, Int(size.2) ?? 0)
    #expect(width <= 780, "It is too wide to be read on a page.")
    for match in svg.matches(of: #/<text x="(-?\d+)" y="(-?\d+)"(?: class="([^"]*)")?>([^<]*)</#) {
      let classes = (match.3 ?? "").split(separator: " ")
      let letters = match.4.replacing(#/&\w+;/#, with: "x").count
      let room = letters * (classes.contains("small") ? 84 : 96) / 10
      let x = Int(match.1) ?? 0
      let left = classes.contains("middle") ? x - room / 2 : classes.contains("end") ? x - room : x
      #expect(left >= 0 && left + room <= width, "“\(match.4)” is cut off.")
      #expect((8..<height).contains(Int(match.2) ?? 0), "“\(match.4)” is cut off.")
    }
  }
}
