// Where undo and redo lead is reckoned in `mutate`, from the state at that moment: if a change or
// another undo is still waiting for its turn, the wrong step is taken back, or none.

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
  case show(Int)
}
// instead of: switch action {
// instead of: case .perform(let command): perform(command)
// instead of: case .undo: .just(.undo)
// instead of: case .redo: .just(.redo)
// instead of: }
switch action {
case .perform(let command): perform(command)
case .undo: .just(.show(currentState.position - 1))
case .redo: .just(.show(currentState.position + 1))
}
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
case .show(let position): state.move(by: position - state.position)
}
// end 17.10
