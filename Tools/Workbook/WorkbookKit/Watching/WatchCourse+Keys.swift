import Foundation

extension WatchCourse {
  /// Does what a key asks for; says whether the reader has enough.
  func take(_ key: Key, page: Int, furthest: Int) -> Bool {
    guard let wish = state.take(key, page: page, furthest: furthest) else { return false }
    guard wish != .quit else { return true }
    do {
      try fulfil(wish)
    } catch let trouble as Trouble {
      state.show(.text(Messages.trouble(trouble)))
    } catch {
      state.show(.text([Messages.say("\(error.localizedDescription)")]))
    }
    return false
  }

  private func fulfil(_ wish: WatchState.Wish) throws {
    let id = state.exercise.id
    switch wish {
    case .quit: break
    case .run:
      if !isRunning { start() }
    case .next:
      let step = route.step(past: id)
      guard step != .end else {
        state.news = [.nothingElse]
        return
      }
      leave(for: step)
    case .hint:
      state.show(
        .text(try HintCommand(session: session, surroundings: .watch).blocks(for: id, all: false))
      )
    case .map:
      state.show(.map(try ListCommand(session: session).rows))
    case .compare where session.store.load().isDone(id), .confirmed(.compare):
      let comparisons = try CompareCommand(session: session).comparisons(for: id)
      state.show(.comparison(state.exercise, comparisons))
    case .compare: state.ask(.compare(state.exercise))
    case .confirmed(.reset):
      let reset = RewriteCommand(session: session, version: .starter)
      state.show(.text(try reset.perform(.exercise(id))))
    }
  }
}
