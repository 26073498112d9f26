/// Writes the starters from the solutions.
struct GenerateCommand {
  let session: Session

  func run(chapter number: Int?, force: Bool) throws -> ExitCode {
    let chapters = try number.map { [try session.book.chapter($0)] } ?? session.book.chapters
    var texts: [(file: String, text: String)] = []
    var edited: [EditedFile] = []
    for chapter in chapters {
      let reference = try ChapterSources(reading: chapter.solutions, in: session.tree)
      for (name, file) in reference.files.sorted(by: { $0.key < $1.key }) {
        if let fault = file.faults.first {
          throw Trouble.solutionFault(fault, file: "\(chapter.solutions)/\(name)")
        }
        texts.append(("\(chapter.starters)/\(name)", file.starter))
      }
      let mine = try ChapterSources(reading: chapter.starters, in: session.tree)
      edited += Pristine.edits(in: mine, beside: reference)
        .filter { reference.files[$0.file] != nil }
        .map { EditedFile(file: "\(chapter.starters)/\($0.file)", exercises: $0.exercises) }
    }
    guard force || edited.isEmpty else { throw Trouble.holdsEdits(edited) }
    let changed = texts.filter { (try? session.tree.read($0.file)) != $0.text }
    for (file, text) in changed { try session.tree.write(text, to: file) }
    session.console.show(Messages.generated(changed.map(\.file), of: texts.count))
    return .done
  }
}
