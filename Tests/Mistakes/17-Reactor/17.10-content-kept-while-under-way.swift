// The command is begun in a deferred closure, which keeps the content that it was given until the
// command is over; breaks "Besides the content that is shown and the very first, only those are
// kept that undo and redo can reach."

// exercise 17.10
fileprivate var history: History<Content>

fileprivate init(_ content: Content) {
  self.content = content
  history = History(content)
}
// end 17.10

// exercise 17.10
/// What changes.
package struct Mutation {
  fileprivate let step: Step<Change>
}

/// Returns what an action changes.
package func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .perform(let command):
    let ticket = Ticket()
    let content = currentState.content
    let later = Observable<Change>.deferred { [changes] in changes(command, content) }
      .map { change in Mutation(step: .change(change, by: ticket)) }
      .catch { _ in .empty() }
    return .concat(
      .just(Mutation(step: .begin(ticket))),
      later,
      .just(Mutation(step: .end(ticket)))
    )
  case .undo:
    return .just(Mutation(step: .undo))
  case .redo:
    return .just(Mutation(step: .redo))
  }
}

/// Returns the state after a mutation.
package func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation.step {
  case .begin(let ticket):
    state.history.begin(ticket, limit: limit)
  case .change(let change, let ticket):
    state.history.update(ticket) { content in self.change(content, change) }
  case .end(let ticket):
    state.history.end(ticket)
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
/// Stands for one command, however many are equal to it.
private final class Ticket {}

/// What happens to the history.
private enum Step<Change> {
  case begin(Ticket)
  case change(Change, by: Ticket)
  case end(Ticket)
  case undo
  case redo
}

/// The contents, from the one without the last commands to the one with all.
private struct History<Content> {
  private var contents: [Content]
  private var position = 0

  /// For each command under way, the first content that has it.
  private var firsts: [ObjectIdentifier: Int] = [:]

  init(_ content: Content) {
    contents = [content]
  }

  var shown: Content { contents[position] }
  var canUndo: Bool { position > 0 }
  var canRedo: Bool { position < contents.count - 1 }

  mutating func begin(_ ticket: Ticket, limit: Int) {
    let newest = position
    contents.removeSubrange((newest + 1)...)
    firsts = firsts.filter { $0.value <= newest }
    contents.append(contents[newest])
    position += 1
    firsts[ObjectIdentifier(ticket)] = position
    if contents.count - 1 > limit {
      contents.removeFirst()
      position -= 1
      firsts = firsts.mapValues { max(0, $0 - 1) }
    }
  }

  mutating func update(_ ticket: Ticket, _ change: (Content) -> Content) {
    guard let first = firsts[ObjectIdentifier(ticket)] else { return }
    for index in first..<contents.count { contents[index] = change(contents[index]) }
  }

  mutating func end(_ ticket: Ticket) {
    firsts[ObjectIdentifier(ticket)] = nil
  }

  mutating func undo() {
    if canUndo { position -= 1 }
  }

  mutating func redo() {
    if canRedo { position += 1 }
  }
}
// end 17.10
