import Foundation

/// The blocks of marbles in a lesson.
///
/// A block belongs to the exercise that its fence names (`marble 6.3`), or else to the exercise
/// whose section it is in; the tests of that exercise run it.
struct LessonMarbles {
  /// The path of the lesson from the root of the book.
  let path: String

  let blocks: [MarbleBlock]

  /// Reads the text of a lesson.
  init(_ text: String, path: String) {
    self.path = path
    var reader = Reader()
    for line in text.split(separator: "\n", omittingEmptySubsequences: false) {
      reader.read(String(line))
    }
    blocks = reader.blocks
  }

  /// Reads the lesson of a chapter.
  ///
  /// - Parameters:
  ///   - chapter: The name of the chapter's folder.
  ///   - root: The folder of the book.
  /// - Throws: An error if there is no such file.
  init(ofChapter chapter: String, in root: URL) throws {
    let path = "Chapters/\(chapter)/README.md"
    let file = root.appending(path: path)
    self.init(try String(contentsOf: file, encoding: .utf8), path: path)
  }

  /// The folder of the book that a test belongs to: the nearest one above it that has the chapters.
  static func root(above file: String) -> URL? {
    var folder = URL(filePath: file).deletingLastPathComponent()
    while folder.pathComponents.count > 1 {
      if FileManager.default.fileExists(atPath: folder.appending(path: "Chapters").path()) {
        return folder
      }
      folder = folder.deletingLastPathComponent()
    }
    return nil
  }
}

extension LessonMarbles {
  private struct Reader {
    private enum Place {
      case text
      case fence(mark: Substring, block: MarbleBlock?)
    }

    private(set) var blocks: [MarbleBlock] = []
    private var place = Place.text
    private var section: String?
    private var number = 0

    mutating func read(_ line: String) {
      number += 1
      let text = line.drop { $0 == " " }
      switch place {
      case .text: readText(text)
      case .fence(let mark, let block):
        let isEnd = text.hasPrefix(mark) && text.allSatisfy { $0 == "`" || $0 == " " }
        guard isEnd else {
          guard var block else { return }
          block.source.append(line)
          place = .fence(mark: mark, block: block)
          return
        }
        place = .text
        if let block { blocks.append(block) }
      }
    }

    private mutating func readText(_ text: Substring) {
      if text.hasPrefix("## ") { section = Self.exercise(text.dropFirst(3)) }
      let mark = text.prefix { $0 == "`" }
      guard mark.count >= 3 else { return }
      let words = text.dropFirst(mark.count).split(separator: " ")
      guard words.first == "marble" else {
        place = .fence(mark: mark, block: nil)
        return
      }
      let exercise = words.dropFirst().first.map(String.init) ?? section
      place = .fence(mark: mark, block: MarbleBlock(exercise: exercise, number: number + 1))
    }

    /// The number of the exercise that a heading begins with.
    private static func exercise(_ heading: Substring) -> String? {
      let number = heading.prefix { $0.isNumber || $0 == "." }
      return number.contains(".") ? String(number) : nil
    }
  }
}
