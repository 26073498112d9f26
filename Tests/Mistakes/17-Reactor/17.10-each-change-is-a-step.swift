// Makes each change a step, instead of each command.

// exercise 17.10
// instead of: package func reduce(state: State, mutation: Mutation) -> State {
// instead of: var state = state
// instead of: switch mutation {
// instead of: case .begin(let number): state.begin(number, limit: limit)
// instead of: case .change(let number, let change):
// instead of: state.change(by: number) { content in self.change(content, change) }
// instead of: case .end(let number): state.running[number] = nil
// instead of: case .undo: state.move(by: -1)
// instead of: case .redo: state.move(by: 1)
// instead of: }
// instead of: return state
// instead of: }
package func reduce(state: State, mutation: Mutation) -> State {
  var state = state
  switch mutation {
  case .begin: break
  case .change(let number, let change):
    state.begin(number, limit: limit)
    state.change(by: number) { content in self.change(content, change) }
  case .end(let number): state.running[number] = nil
  case .undo: state.move(by: -1)
  case .redo: state.move(by: 1)
  }
  return state
}
// end 17.10
