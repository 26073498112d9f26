import Foundation

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
      head: renderer.lines(Messages.watchHead(state, done: done)),
      body: renderer.lines(body(columns: terminal.columns)),
      foot: renderer.lines(Messages.watchFoot(state.page)),
      rows: terminal.rows,
      offset: state.offset
    ) { renderer.lines([Messages.say(Messages.moreBelow($0))]).first ?? "" }
  }

  /// The number of exercises of the chapter that were done when they were tested last.
  private var done: Int {
    let progress = session.store.load()
    return state.chapter.exercises.count { progress.isDone($0.id) }
  }

  @BlockBuilder
  private func body(columns: Int) -> [Block] {
    switch state.page {
    case .text(let blocks): blocks
    case .map(let rows):
      Messages.map(rows, at: Date().timeIntervalSince1970, columns: columns)
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
    case .trouble(let trouble): Messages.trouble(trouble)
    }
  }
}
