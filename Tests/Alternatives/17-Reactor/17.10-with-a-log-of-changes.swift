// Keeps the changes instead of the contents, and computes the content from them.

// exercise 17.10
fileprivate var base: Content
fileprivate var log: [(number: Int, change: Change)] = []
fileprivate var steps: [Int] = []
fileprivate var done = 0
fileprivate var running: Set<Int> = []

fileprivate init(_ content: Content) {
  self.content = content
  base = content
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
  case .begin(let number): state.begin(number, limit: limit)
  case .change(let number, let change):
    if state.running.contains(number) { state.log.append((number, change)) }
  case .end(let number): state.running.remove(number)
  case .undo: state.done = max(state.done - 1, 0)
  case .redo: state.done = min(state.done + 1, state.steps.count)
  }
  state.compute(with: change)
  return state
}
// end 17.10

// exercise 17.10
extension UndoReactor.State {
  fileprivate mutating func begin(_ number: Int, limit: Int) {
    let dropped = Set(steps[done...])
    log.removeAll { dropped.contains($0.number) }
    running.subtract(dropped)
    steps.removeSubrange(done...)
    steps.append(number)
    running.insert(number)
    if steps.count > limit { steps.removeFirst() }
    done = steps.count
  }

  fileprivate mutating func compute(with change: (Content, Change) -> Content) {
    let live = Set(steps)
    // What no undo can reach any more, and what nothing comes before that it could.
    let settled = log.prefix { !live.contains($0.number) }
    base = settled.reduce(base) { change($0, $1.change) }
    log.removeFirst(settled.count)
    let undone = Set(steps[done...])
    content = log.filter { !undone.contains($0.number) }.reduce(base) { change($0, $1.change) }
    canUndo = done > 0
    canRedo = done < steps.count
  }
}
// end 17.10
