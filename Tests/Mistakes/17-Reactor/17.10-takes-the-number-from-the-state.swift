// The number of a command is read from the state, so two commands that are given before the first
// of them is in the state get the same one.

// exercise 17.10
fileprivate var history: History<Content, Change>

fileprivate init(_ content: Content) {
  self.content = content
  history = History(content)
}
// end 17.10

// exercise 17.10
/// What changes the state.
package enum Mutation {
  /// A command is given.
  case begin(CommandID)

  /// A command changes something.
  case change(CommandID, Change)

  /// A command is over.
  case end(CommandID)

  /// The newest step is taken back.
  case undo

  /// The step that was taken back last is done again.
  case redo
}

/// Returns what an action changes.
package func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .perform(let command):
    let id = CommandID(number: currentState.history.count)
    return .concat(
      .just(.begin(id)),
      changes(command, currentState.content)
        .map { change in .change(id, change) }
        .catch { _ in .empty() },
      .just(.end(id))
    )
  case .undo: return .just(.undo)
  case .redo: return .just(.redo)
  }
}

/// Returns the state after a mutation.
package func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation {
  case .begin(let id): state.history.begin(id, limit: limit)
  case .change(let id, let change): state.history.apply(change, of: id, with: self.change)
  case .end(let id): state.history.end(id)
  case .undo: state.history.undo()
  case .redo: state.history.redo()
  }
  state.content = state.history.shown
  state.canUndo = state.history.canUndo
  state.canRedo = state.history.canRedo
  return state
}
// end 17.10

// exercise 17.10
/// Which command it is.
package struct CommandID: Hashable, Sendable {
  let number: Int
}

/// The contents without the last commands, and where among them the user is.
private struct History<Content, Change> {
  private var contents: [Content]
  private var position = 0

  /// How many commands were given.
  private(set) var count = 0
  private var firsts: [CommandID: Int] = [:]

  init(_ content: Content) {
    contents = [content]
  }

  var shown: Content { contents[position] }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < contents.count - 1 }

  mutating func begin(_ id: CommandID, limit: Int) {
    contents.removeSubrange((position + 1)...)
    firsts = firsts.filter { $0.value <= position }
    contents.append(shown)
    count += 1
    position += 1
    firsts[id] = position
    if position > limit {
      contents.removeFirst()
      position -= 1
      firsts = firsts.mapValues { max(0, $0 - 1) }
    }
  }

  mutating func apply(_ change: Change, of id: CommandID, with reduce: (Content, Change) -> Content)
  {
    guard let first = firsts[id] else { return }
    for index in first..<contents.count {
      contents[index] = reduce(contents[index], change)
    }
  }

  mutating func end(_ id: CommandID) {
    firsts[id] = nil
  }

  mutating func undo() {
    if canUndo { position -= 1 }
  }

  mutating func redo() {
    if canRedo { position += 1 }
  }
}
// end 17.10
