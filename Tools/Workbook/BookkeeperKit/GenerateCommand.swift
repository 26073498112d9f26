import WorkbookKit

/// Writes the starters from the solutions.
struct GenerateCommand {
  let book: Book
  let console: Console

  func run(chapters numbers: [Int], force: Bool) throws -> ExitCode {
    var texts: [(file: String, text: String)] = []
    var old: [String: String] = [:]
    var edited: [ChapterText.EditedFile] = []
    for chapter in try book.chapters(numbered: numbers) {
      let text = try ChapterText(reading: chapter, in: book.tree, bare: [])
      for (name, file) in text.solution.files.sorted(by: { $0.key < $1.key }) {
        if let error = file.errors.first {
          throw BookkeeperError.solution(error, file: "\(chapter.solutions)/\(name)")
        }
        texts.append(("\(chapter.starters)/\(name)", file.starter))
      }
      for (name, text) in text.starter.texts() { old["\(chapter.starters)/\(name)"] = text }
      edited += text.edits.filter { text.solution.files[$0.file] != nil }
        .map { .init(file: "\(chapter.starters)/\($0.file)", exercises: $0.exercises) }
    }
    guard force || edited.isEmpty else { throw BookkeeperError.holdsEdits(edited) }
    let changed = texts.filter { old[$0.file] != $0.text }
    for (file, text) in changed { try book.tree.write(text, to: file) }
    console.show(Messages.generated(changed.map(\.file), of: texts.count))
    return .done
  }
}

/// What can keep one of the maintainers' commands from its work.
enum BookkeeperError: ReportedError, Equatable {
  case solution(RegionError, file: String)
  case holdsEdits([ChapterText.EditedFile])
  case newWithoutTitle
  case exists(String)
  case noTable

  var exitCode: ExitCode {
    switch self {
    case .solution, .holdsEdits, .noTable: .failing
    case .newWithoutTitle, .exists: .wrongUse
    }
  }

  var report: [Block] {
    switch self {
    case .solution(let error, let file):
      [Messages.say("\(file, .strong): \(Messages.regionError(error))")]
    case .holdsEdits(let files): Messages.holdsEdits(files)
    case .newWithoutTitle:
      [
        Messages.say(
          """
          Say what is new, and its title: \(command: "new exercise 5.6 \"Of and from\"") or \
          \(command: "new chapter 5 \"Many observers\"").
          """
        )
      ]
    case .exists(let name):
      [Messages.say("\(name, .strong) is there already. Nothing was written.")]
    case .noTable:
      [Messages.say("Package.swift or README.md has no table of chapters. Nothing was written.")]
    }
  }
}

extension Messages {
  @BlockBuilder
  static func generated(_ files: [String], of number: Int) -> [Block] {
    for file in files {
      say("wrote \(file)")
    }
    say("\(count(files.count, "starter")) written, \(number - files.count) as they should be.")
  }

  @BlockBuilder
  fileprivate static func holdsEdits(_ files: [ChapterText.EditedFile]) -> [Block] {
    say("Nothing was written: these starters hold work that would be lost.")
    for file in files {
      let exercises = list(file.exercises.map(\.description))
      under(
        "\(file.file, .strong) (\(exercises.isEmpty ? "its markers can't be read" : exercises))"
      )
    }
    say("If the work is not needed, say so with \("--force", .strong).")
  }
}
