/// Shows how the reference differs from the reader's code.
struct CompareCommand {
  let session: Session

  func run(_ asked: ExerciseID?) throws -> ExitCode {
    let position = session.position
    let id = try asked ?? position.exercise
    let comparisons = try comparisons(for: id)
    let exercise = try session.book.exercise(id)
    if !session.isYes, !position.progress.isDone(id) {
      guard let answer = session.ask(Messages.compareQuestion(exercise)) else {
        throw WorkbookError.needsYes(.compare, Messages.compareReason(exercise))
      }
      guard answer else { return .done }
    }
    let columns = session.console.terminal.columns
    session.console.show(Messages.comparison(of: exercise, comparisons, columns: columns))
    return .done
  }

  /// The reader's code beside the reference, region by region.
  func comparisons(for id: ExerciseID) throws -> [RegionComparison] {
    let chapter = try session.book.chapter(id.chapter)
    let text = try ChapterText(reading: chapter, in: session.tree)
    let damage = text.damage(to: [id])
    guard damage.isEmpty else { throw WorkbookError.damaged(damage, chapter) }
    let regions = text.solution.regions(of: id)
    guard !regions.isEmpty else { throw WorkbookError.noRegion(id) }

    return regions.map { key, region in
      let own = text.starter.region(key)
      return RegionComparison(
        file: "\(chapter.starters)/\(key.file)",
        line: own?.firstLineOfBody ?? region.line,
        goal: region.goal,
        difference: LineDifference(fromCode: own?.body ?? [], to: region.body)
      )
    }
  }
}

/// A reader's region beside the reference, before it is decided how to show it.
struct RegionComparison: Equatable, Sendable {
  let file: String
  let line: Int
  let goal: String
  let difference: LineDifference
}

/// Two texts beside each other in columns of one width.
struct SideBySide {
  /// A piece of a column: a text in a tone.
  typealias Cell = [Message.Span]

  /// The width of each column.
  let width: Int

  static let gutter = 3
  static let leastWidth = 40

  /// Decides whether there is room; nil if there is not, or if too many lines would have to be
  /// broken.
  init?(_ rows: [LineDifference.Row], columns: Int) {
    let width = (columns - Self.gutter) / 2
    guard width >= Self.leastWidth else { return nil }
    let long = rows.count { $0.texts.contains { $0.count > width } }
    guard long * 5 <= rows.count else { return nil }
    self.width = width
  }

  /// The lines of one row: more than one where a text is too long for its column.
  func lines(of row: LineDifference.Row) -> [Message] {
    switch row {
    case .same(let text):
      lines([.init(text: text, tone: .plain)], " ", [.init(text: text, tone: .plain)])
    case .removed(let text): lines([.init(text: text, tone: .bad)], "<", [])
    case .added(let text): lines([], ">", [.init(text: text, tone: .good)])
    case .changed(let pair):
      lines(
        pair.old.map { .init(text: $0.text, tone: $0.isDifferent ? .bad : .plain) },
        "|",
        pair.new.map { .init(text: $0.text, tone: $0.isDifferent ? .good : .plain) }
      )
    }
  }

  /// The names of the columns.
  func header(_ left: String, _ right: String) -> [Message] {
    lines([.init(text: left, tone: .bad)], " ", [.init(text: right, tone: .good)])
  }

  private func lines(_ left: Cell, _ mark: String, _ right: Cell) -> [Message] {
    let (left, right) = (Wrapping.cut(left, width: width), Wrapping.cut(right, width: width))
    return (0..<max(left.count, right.count, 1))
      .map { place in
        let first = place < left.count ? left[place] : []
        let second = place < right.count ? right[place] : []
        let blanks = width - first.reduce(0) { $0 + $1.text.count }
        var message = Message(String(repeating: " ", count: max(0, blanks)) + " \(mark) ")
        message.spans = first + message.spans + second
        return message
      }
  }
}

extension LineDifference.Row {
  /// The text or the texts of the row.
  fileprivate var texts: [String] {
    switch self {
    case .same(let text), .removed(let text), .added(let text): [text]
    case .changed(let pair): [pair.old.map(\.text).joined(), pair.new.map(\.text).joined()]
    }
  }
}
