// A command that fails while it is undone can't be done again, nor can those after it: what it had
// changed is gone. A command that fails while it is shown looks right.

// exercise 17.10
// instead of: package enum Mutation {
// instead of: case begin(Int)
// instead of: case change(Int, Change)
// instead of: case end(Int)
// instead of: case undo
// instead of: case redo
// instead of: }
package enum Mutation {
  case begin(Int)
  case change(Int, Change)
  case end(Int)
  case fail(Int)
  case undo
  case redo
}
// instead of: return .concat(
// instead of: .just(.begin(number)),
// instead of: changes(command, currentState.content).map { change in .change(number, change) }
// instead of: // What it has changed before it failed stays.
// instead of: .catch { _ in .empty() },
// instead of: .just(.end(number))
// instead of: )
return .concat(
  .just(.begin(number)),
  changes(command, currentState.content).map { change in .change(number, change) }
    .catch { _ in .just(.fail(number)) },
  .just(.end(number))
)
// instead of: switch mutation {
// instead of: case .begin(let number): state.begin(number, limit: limit)
// instead of: case .change(let number, let change):
// instead of: state.change(by: number) { content in self.change(content, change) }
// instead of: case .end(let number): state.running[number] = nil
// instead of: case .undo: state.move(by: -1)
// instead of: case .redo: state.move(by: 1)
// instead of: }
switch mutation {
case .begin(let number): state.begin(number, limit: limit)
case .change(let number, let change):
  state.change(by: number) { content in self.change(content, change) }
case .end(let number): state.running[number] = nil
case .fail(let number): state.fail(number)
case .undo: state.move(by: -1)
case .redo: state.move(by: 1)
}
// instead of: /// Makes the oldest command one that can't be undone: from now on it is in all contents.
// instead of: private mutating func forgetOldest() {
// instead of: contents.removeFirst()
// instead of: running = running.mapValues { max($0 - 1, 0) }
// instead of: move(by: -1)
// instead of: }
/// Makes the oldest command one that can't be undone: from now on it is in all contents.
private mutating func forgetOldest() {
  contents.removeFirst()
  running = running.mapValues { max($0 - 1, 0) }
  move(by: -1)
}

/// Forgets a failed command that is undone: it is nothing to do again.
fileprivate mutating func fail(_ number: Int) {
  guard let first = running[number], first > position else { return }
  contents.removeSubrange(first...)
  running = running.filter { $0.value < first }
  move(by: 0)
}
// end 17.10
