import WorkbookKit
import PictureKit

/// The drawings of a chapter: which there should be, what each is made of, and where it is shown.
///
/// All lie in `Chapters/Pictures`. A block of marbles is drawn into the file that the image right
/// above it names; every other drawing has a text of its own beside it, `06-state.txt` for
/// `06-state.svg`. A name begins with the digits of the chapter that shows it; a drawing without
/// digits belongs to the pages beside the lessons.
struct Pictures {
  /// A drawing, and what it is made of.
  struct Drawing {
    let file: String

    /// Where its text stands, for whoever has to mend it.
    let origin: String

    /// The line of the origin on which the text begins, from 1.
    let line: Int

    let content: Result<String, PictureFault>
  }

  static let folder = "Chapters/Pictures"

  /// The pages that show drawings without the digits of a chapter.
  static let pages = ["README.md", "Chapters/GLOSSARY.md", "Chapters/Pictures/README.md"]

  /// The chapters whose blocks of marbles must have drawings; in later ones a block may do without.
  static let drawnChapters = 6...14

  let tree: Tree

  // MARK: What there should be

  /// The drawings of the blocks of marbles in a lesson.
  func marbles(in lesson: Lesson, of chapter: Chapter) -> [Drawing] {
    lesson.marbles.compactMap { fence in
      guard let image = lesson.image(above: fence) else { return nil }
      let content = Result { () throws(PictureFault) in try MarblePicture(fence.code).svg }
      return Drawing(
        file: resolved(image.path, from: chapter.starters),
        origin: chapter.lessonFile,
        line: fence.line,
        content: content
      )
    }
  }

  /// The drawings that have a text of their own, for a chapter, or for none.
  func texts(of chapter: Chapter?) -> [Drawing] {
    files(ending: ".txt", of: chapter)
      .map { file in
        let text = (try? tree.read(file)) ?? ""
        return Drawing(
          file: file.dropLast(4) + ".svg",
          origin: file,
          line: 1,
          content: Result { () throws(PictureFault) in try PictureText(text).svg }
        )
      }
  }

  /// The files of a chapter in the folder of the drawings; nil is for those without digits.
  func files(ending suffix: String, of chapter: Chapter?) -> [String] {
    tree.names(in: Self.folder)
      .filter { name in
        guard name.hasSuffix(suffix) else { return false }
        guard let chapter else { return name.first?.isNumber != true }
        return name.hasPrefix("\(chapter.digits)-")
      }
      .map { "\(Self.folder)/\($0)" }
  }

  // MARK: Where they are shown

  /// The path from the root of what a page in a folder points to.
  func resolved(_ path: String, from folder: String) -> String {
    var parts = folder.split(separator: "/")
    for part in path.split(separator: "/") {
      if part == ".." { _ = parts.popLast() } else if part != "." { parts.append(part) }
    }
    return parts.joined(separator: "/")
  }
}

/// A picture that a page shows.
struct PageImage: Equatable {
  let alt: String
  let path: String

  /// Where it stands, from 1.
  let line: Int

  /// The pictures in a line that is not code.
  static func all(in line: String, at number: Int) -> [PageImage] {
    // Most lines show nothing, and are spared the pattern.
    guard line.utf8.contains(UInt8(ascii: "!")), line.contains("![") else { return [] }
    return line.matches(of: #/!\[([^\]]*)\]\(([^)\s]+)\)/#)
      .map { PageImage(alt: String($0.1), path: String($0.2), line: number) }
  }
}

extension Lesson {
  /// The blocks of marbles.
  var marbles: [Fence] {
    fences.filter { fence in
      guard case .other(let info) = fence.kind else { return false }
      return info.split(separator: " ").first == "marble"
    }
  }

  /// The pictures in the page.
  var images: [PageImage] {
    prose.sorted { $0.key < $1.key }.flatMap { PageImage.all(in: $1, at: $0) }
  }

  /// The picture in the line above a block, but for empty lines.
  func image(above fence: Fence) -> PageImage? {
    var number = fence.line - 2
    while let line = prose[number], line.allSatisfy(\.isWhitespace) { number -= 1 }
    return prose[number].flatMap { PageImage.all(in: $0, at: number).first }
  }
}
