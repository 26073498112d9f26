import WorkbookKit
import PictureKit

/// Makes the drawings of chapters, and of the pages beside them if no chapter is named.
struct PicturesCommand {
  let book: Book
  let console: Console

  func run(chapters numbers: [Int]) throws -> ExitCode {
    let pictures = Pictures(tree: book.tree)
    var drawings = numbers.isEmpty ? pictures.texts(of: nil) : []
    for chapter in try book.chapters(numbered: numbers) {
      if let lesson = chapter.lesson { drawings += pictures.marbles(in: lesson, of: chapter) }
      drawings += pictures.texts(of: chapter)
    }
    var (written, faults): ([String], [VerifyFinding]) = ([], [])
    for drawing in drawings {
      switch drawing.content {
      case .success(let text):
        guard (try? book.tree.read(drawing.file)) != text else { continue }
        try book.tree.write(text, to: drawing.file)
        written.append(drawing.file)
      case .failure(let fault):
        let line = fault.line ?? drawing.line
        faults.append(.pictureFault(fault.reason, file: drawing.origin, line: line))
      }
    }
    console.show(Messages.drawn(written, of: drawings.count - faults.count, faults))
    return faults.isEmpty ? .done : .failing
  }
}

extension Messages {
  @BlockBuilder
  fileprivate static func drawn(
    _ files: [String],
    of number: Int,
    _ faults: [VerifyFinding]
  ) -> [Block] {
    for file in files {
      say("wrote \(file)")
    }
    for fault in faults {
      say("\("✗", .bad) \(title(of: fault))")
    }
    say("\(count(files.count, "drawing")) written, \(number - files.count) as they should be.")
  }
}
