import Foundation

/// Shows the map of the book, as of the last run.
struct ListCommand {
  let session: Session

  /// A chapter in the map.
  struct Row: Encodable, Equatable {
    let number: Int
    let title: String
    let done: Int
    let exercises: Int
    let isCurrent: Bool

    /// When it was tested last, in seconds since 1970, and how long that took.
    let ranAt: Double?
    let seconds: Double?
    let lesson: String
  }

  func run() throws -> ExitCode {
    let rows = try rows
    if session.isJSON {
      session.console.raw(JSONReport.text(of: ["chapters": rows]))
    } else {
      let columns = session.console.terminal.width
      session.console.show(
        Messages.map(rows, at: Date().timeIntervalSince1970, columns: columns)
      )
    }
    return .done
  }

  var rows: [Row] {
    get throws {
      guard !session.book.chapters.isEmpty else { throw BookError.emptyBook }
      let position = session.position
      let progress = position.progress
      let current = try position.chapter
      let isBookDone = position.isDone(current)
      return session.book.chapters.map { chapter in
        Row(
          number: chapter.number,
          title: chapter.title,
          done: chapter.exercises.count { progress.isDone($0.id) },
          exercises: chapter.exercises.count,
          isCurrent: chapter.number == current.number && !isBookDone,
          ranAt: progress.chapters["\(chapter.number)"]?.ranAt,
          seconds: progress.chapters["\(chapter.number)"]?.seconds,
          lesson: chapter.lessonFile
        )
      }
    }
  }
}
