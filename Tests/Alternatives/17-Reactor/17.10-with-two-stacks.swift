// Keeps the past and the future in two stacks, and what is shown between them.

// exercise 17.10
fileprivate var past: [Content] = []
fileprivate var future: [Content] = []
fileprivate var firstContents: [Int: Int] = [:]

fileprivate init(_ content: Content) {
  self.content = content
}
// end 17.10

// exercise 17.10
/// What changes; each command has a number of its own.
package enum Mutation {
  case begin(Int)
  case change(Int, Change)
  case end(Int)
  case undo
  case redo
}

private let commands = Counter()

package func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .undo: return .just(.undo)
  case .redo: return .just(.redo)
  case .perform(let command):
    let number = commands.add()
    return .concat(
      .just(.begin(number)),
      changes(command, currentState.content).map { change in .change(number, change) }
        .catch { _ in .empty() },
      .just(.end(number))
    )
  }
}

package func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation {
  case .begin(let number):
    state.future = []
    state.firstContents = state.firstContents.filter { $0.value <= state.past.count }
    state.past.append(state.content)
    state.firstContents[number] = state.past.count
    if state.past.count > limit {
      state.past.removeFirst()
      state.firstContents = state.firstContents.mapValues { max($0 - 1, 0) }
    }
  case .change(let number, let change):
    guard let first = state.firstContents[number] else { break }
    state.changeAll(from: first) { content in self.change(content, change) }
  case .end(let number): state.firstContents[number] = nil
  case .undo: state.goBack()
  case .redo: state.goForward()
  }
  state.canUndo = !state.past.isEmpty
  state.canRedo = !state.future.isEmpty
  return state
}
// end 17.10

// exercise 17.10
extension UndoReactor.State {
  fileprivate mutating func changeAll(from first: Int, _ change: (Content) -> Content) {
    for index in past.indices.dropFirst(first) { past[index] = change(past[index]) }
    if first <= past.count { content = change(content) }
    // The nearest future comes last.
    for index in future.indices where past.count + future.count - index >= first {
      future[index] = change(future[index])
    }
  }

  fileprivate mutating func goBack() {
    guard let last = past.popLast() else { return }
    future.append(content)
    content = last
  }

  fileprivate mutating func goForward() {
    guard let next = future.popLast() else { return }
    past.append(content)
    content = next
  }
}
// end 17.10
