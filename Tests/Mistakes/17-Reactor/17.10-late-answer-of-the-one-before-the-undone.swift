// A new command that drops undone ones also forgets the newest command that is not undone, by one
// too many in a comparison. Breaks "All contents have their changes in the order in which these
// came." and "What is shown is what all commands have changed that are not undone."

// exercise 17.10
fileprivate var history: History<Content>

fileprivate init(_ content: Content) {
  self.content = content
  history = History(content)
}
// end 17.10

// exercise 17.10
/// What tells one command from another.
package final class Step {}

/// What changes.
package enum Mutation {
  case begin(Step)
  case change(Step, Change)
  case end(Step)
  case undo
  case redo
}

/// Returns what an action changes, now and later.
package func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .perform(let command):
    let step = Step()
    return .concat(
      .just(.begin(step)),
      changes(command, currentState.content)
        .map { value -> Mutation in .change(step, value) }
        .catch { _ in .empty() },
      .just(.end(step))
    )
  case .undo:
    return .just(.undo)
  case .redo:
    return .just(.redo)
  }
}

/// Returns the state after a mutation.
package func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation {
  case .begin(let step):
    state.history.begin(ObjectIdentifier(step), limit: limit)
  case .change(let step, let value):
    state.history.update(ObjectIdentifier(step)) { content in change(content, value) }
  case .end(let step):
    state.history.end(ObjectIdentifier(step))
  case .undo:
    state.history.undo()
  case .redo:
    state.history.redo()
  }
  state.content = state.history.shown
  state.canUndo = state.history.canUndo
  state.canRedo = state.history.canRedo
  return state
}
// end 17.10

// exercise 17.10
/// The contents without the last commands and with them, and which of them is shown.
private struct History<Content> {
  private var contents: [Content]
  private var position = 0

  /// For each command that is under way, the first content that it belongs to.
  private var firsts: [ObjectIdentifier: Int] = [:]

  init(_ content: Content) {
    contents = [content]
  }

  var shown: Content { contents[position] }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < contents.count - 1 }

  mutating func begin(_ step: ObjectIdentifier, limit: Int) {
    if canRedo {
      contents.removeSubrange((position + 1)...)
      firsts = firsts.filter { $0.value < position }
    }
    contents.append(contents[position])
    position += 1
    firsts[step] = position
    if position > limit {
      contents.removeFirst()
      position -= 1
      firsts = firsts.mapValues { max($0 - 1, 0) }
    }
  }

  mutating func update(_ step: ObjectIdentifier, _ change: (Content) -> Content) {
    guard let first = firsts[step] else { return }
    for index in first..<contents.count { contents[index] = change(contents[index]) }
  }

  mutating func end(_ step: ObjectIdentifier) {
    firsts[step] = nil
  }

  mutating func undo() {
    if canUndo { position -= 1 }
  }

  mutating func redo() {
    if canRedo { position += 1 }
  }
}
// end 17.10
