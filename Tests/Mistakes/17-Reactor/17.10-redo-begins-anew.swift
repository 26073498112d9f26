// Gives the newest command again, instead of bringing back what was undone.

// exercise 17.10
// instead of: private let commands = Counter()
private let commands = Counter()
private var newest: Command?

// instead of: package func mutate(action: Action) -> Observable<Mutation> {
// instead of: switch action {
// instead of: case .perform(let command): perform(command)
// instead of: case .undo: .just(.undo)
// instead of: case .redo: .just(.redo)
// instead of: }
// instead of: }
package func mutate(action: Action) -> Observable<Mutation> {
  switch action {
  case .perform(let command):
    newest = command
    return perform(command)
  case .undo: return .just(.undo)
  case .redo: return currentState.canRedo ? newest.map(perform) ?? .empty() : .empty()
  }
}
// end 17.10
