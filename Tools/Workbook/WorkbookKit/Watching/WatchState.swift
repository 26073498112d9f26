import Foundation
import KeyInput

/// What a watching workbook shows, and what it is about.
struct WatchState {
  /// What the reader looks at.
  enum Page: Equatable {
    /// The state of the exercise.
    case verdict

    /// A hint, a comparison, the map: something to read and leave again.
    case text([Block])

    /// The map, and the place in it of the chapter that is chosen.
    case map([ListCommand.Row], chosen: Int)

    /// The reader's code beside the reference.
    case comparison(Exercise, [RegionComparison])

    /// Something to say yes or no to.
    case question(Question)

    /// Whether it is something to read, and to be left for the next verdict.
    var isReading: Bool {
      switch self {
      case .text, .map, .comparison: true
      case .verdict, .question: false
      }
    }
  }

  /// What is asked before it is done.
  enum Question: Equatable {
    case reset(Exercise)
    case compare(Exercise)
  }

  /// What was reached, said in a word above the next verdict.
  enum News: Equatable {
    /// A file was saved in which another exercise is, so that one is shown now.
    case followed(Exercise)
    case chapterDone(Chapter)
    case bookDone
    case nothingElse
    case nothingBefore
  }

  /// What came of the last run.
  enum Verdict {
    case none
    case report(ReportView, Timing?)
    case error(any ReportedError)
  }

  /// How long it took from a save to the verdict, in seconds.
  struct Timing: Equatable {
    let total: Double
    let build: Double
    let tests: Double
  }

  /// What to do after a key.
  enum Action: Equatable {
    case hint
    case compare
    case map
    case next
    case previous
    case choose(chapter: Int)
    case run
    case quit
    case confirmed(Question)
  }

  var chapter: Chapter
  var exercise: Exercise

  /// The number of exercises of the chapter that were done when they were tested last.
  var doneCount = 0

  var page = Page.verdict
  var verdict = Verdict.none
  var news: [News] = []

  /// What runs now; nil when nothing does.
  var activity: BackgroundRun.State?

  /// How far the page is moved up.
  var offset = 0

  /// Understands a key; `page` is the number of lines that a page has, `furthest` how far the body
  /// can be moved.
  mutating func take(_ key: Key, page lines: Int, furthest: Int) -> Action? {
    if case .question(let question) = page { return answer(key, question) }
    if case .map(let rows, let chosen) = page,
      let moved = choose(key, rows, chosen, page: lines, furthest)
    {
      return moved.action
    }
    switch key {
    case .character("h"): return .hint
    case .character("c"): return .compare
    case .character("n"): return .next
    case .character("p"): return .previous
    case .character("l"): return .map
    case .character("q"): return .quit
    case .character("r"): ask(.reset(exercise))
    case .enter, .escape:
      // On a page to read it leads back; on the verdict it runs the tests once more.
      guard page == .verdict else {
        show(.verdict)
        return nil
      }
      return key == .enter ? .run : nil
    case .down, .character("j"): move(by: 1, furthest)
    case .up, .character("k"): move(by: -1, furthest)
    case .pageDown, .character(" "): move(by: lines, furthest)
    case .pageUp: move(by: -lines, furthest)
    case .character, .control, .backspace: break
    }
    return nil
  }

  /// What came of a key in the map.
  private struct Moved {
    let action: Action?
  }

  /// Moves in the map, or chooses a chapter in it; nil if the key means what it means elsewhere.
  private mutating func choose(
    _ key: Key,
    _ rows: [ListCommand.Row],
    _ chosen: Int,
    page lines: Int,
    _ furthest: Int
  ) -> Moved? {
    let new: Int
    switch key {
    case .down, .character("j"): new = min(chosen + 1, rows.count - 1)
    case .up, .character("k"): new = max(chosen - 1, 0)
    case .enter:
      guard rows.indices.contains(chosen) else { return nil }
      return Moved(action: .choose(chapter: rows[chosen].number))
    default: return nil
    }
    page = .map(rows, chosen: new)
    offset = min(max(0, new - lines), furthest)
    return Moved(action: nil)
  }

  mutating func show(_ page: Page) {
    self.page = page
    offset = 0
  }

  mutating func ask(_ question: Question) {
    show(.question(question))
  }

  private mutating func answer(_ key: Key, _ question: Question) -> Action? {
    show(.verdict)
    return key == .character("y") || key == .character("Y") ? .confirmed(question) : nil
  }

  private mutating func move(by lines: Int, _ furthest: Int) {
    offset = min(max(0, offset + lines), furthest)
  }
}

/// Makes a screen of what a watching workbook knows.
struct WatchView {
  let session: Session
  let state: WatchState
  let notes: [Block]

  func frame(on terminal: Terminal) -> Frame {
    let renderer = Renderer(
      terminal: terminal,
      program: session.console.program,
      isCutting: true
    )
    return Frame(
      head: renderer.lines(Messages.watchHead(state)),
      body: renderer.lines(body(columns: terminal.columns)),
      foot: renderer.lines(Messages.watchFoot(state.page)),
      rows: terminal.rows,
      offset: state.offset
    ) { renderer.lines([Messages.say(Messages.moreBelow($0))]).first ?? "" }
  }

  @BlockBuilder
  private func body(columns: Int) -> [Block] {
    switch state.page {
    case .text(let blocks): blocks
    case .map(let rows, let chosen):
      Messages.map(rows, at: Date().timeIntervalSince1970, columns: columns, chosen: chosen)
    case .comparison(let exercise, let comparisons):
      Messages.comparison(of: exercise, comparisons, columns: columns)
    case .question(let question): Messages.question(question)
    case .verdict:
      notes
      for news in state.news { Messages.news(news) }
      if !state.news.isEmpty { Block.blank }
      verdict
    }
  }

  private var verdict: [Block] {
    switch state.verdict {
    case .none: Messages.firstRun(of: state.exercise)
    case .report(let view, _): view.essence
    case .error(let error): error.report
    }
  }
}
