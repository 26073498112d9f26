import WorkbookKit
import PictureKit

/// Checks the drawings of a chapter: that they are there and current, that each is shown and says
/// in words what it shows, and that no block of marbles is forgotten.
struct PictureCheck {
  let chapter: Chapter
  let tree: Tree

  private var pictures: Pictures { Pictures(tree: tree) }

  func findings(of lesson: Lesson) -> [VerifyFinding] {
    let marbles = pictures.marbles(in: lesson, of: chapter)
    let drawings = marbles + pictures.texts(of: chapter)
    let findings =
      withoutWords(lesson, file: chapter.lessonFile) + undrawn(lesson) + twice(drawings)
      + findings(
        of: drawings,
        among: pictures.files(ending: ".svg", of: chapter),
        shown: shown(by: lesson, in: chapter.starters)
      )
    // What belongs to no chapter is looked at once, with the first.
    return chapter.number == 1 ? findings + findingsOfPages() : findings
  }

  private func findingsOfPages() -> [VerifyFinding] {
    var shown: Set<String> = []
    var findings: [VerifyFinding] = []
    for page in Pictures.pages {
      guard let text = try? tree.read(page) else { continue }
      let folder = page.split(separator: "/").dropLast().joined(separator: "/")
      let page = (lesson: Lesson(text), file: page)
      findings += withoutWords(page.lesson, file: page.file)
      shown.formUnion(self.shown(by: page.lesson, in: folder))
    }
    return findings
      + self.findings(
        of: pictures.texts(of: nil),
        among: pictures.files(ending: ".svg", of: nil),
        shown: shown
      )
  }

  /// Compares the drawings that there should be with the files that there are.
  private func findings(
    of drawings: [Pictures.Drawing],
    among files: [String],
    shown: Set<String>
  ) -> [VerifyFinding] {
    let made = Set(drawings.map(\.file))
    return drawings.compactMap { drawing in
      switch drawing.content {
      case .failure(let fault):
        let line = fault.line ?? drawing.line
        return .pictureFault(fault.reason, file: drawing.origin, line: line)
      case .success(let content):
        guard let old = try? tree.read(drawing.file) else { return .noPicture(drawing.file) }
        return old == content ? nil : .stalePicture(drawing.file, origin: drawing.origin)
      }
    }
      + Set(files).union(made).filter { !made.contains($0) || !shown.contains($0) }.sorted()
      .map { .orphanPicture($0, isMade: made.contains($0)) }
  }

  private func withoutWords(_ lesson: Lesson, file: String) -> [VerifyFinding] {
    lesson.images.filter { $0.alt.allSatisfy(\.isWhitespace) }
      .map { .pictureWithoutWords($0.path, file: file, line: $0.line) }
  }

  private func undrawn(_ lesson: Lesson) -> [VerifyFinding] {
    guard Pictures.drawnChapters.contains(chapter.number) else { return [] }
    return lesson.marbles.filter { lesson.image(above: $0) == nil }
      .map { .marblesWithoutPicture(file: chapter.lessonFile, line: $0.line - 1) }
  }

  /// Two texts that are to be drawn into one file.
  private func twice(_ drawings: [Pictures.Drawing]) -> [VerifyFinding] {
    drawings.indices.compactMap { place in
      let drawing = drawings[place]
      guard drawings[..<place].contains(where: { $0.file == drawing.file }) else { return nil }
      return .pictureFault(
        "\(drawing.file) is the drawing of another text already",
        file: drawing.origin,
        line: drawing.line
      )
    }
  }

  private func shown(by lesson: Lesson, in folder: String) -> Set<String> {
    Set(lesson.images.map { pictures.resolved($0.path, from: folder) })
  }
}
