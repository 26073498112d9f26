// An error in a group comes in its own column, and not at the tick of the parenthesis.

// exercise 12.10
// instead of: switch placed.mark {
// instead of: case .value(let name):
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
// instead of: case .failed: recorded.append(.error(time, error))
// instead of: case .completed: recorded.append(.completed(time))
// instead of: case .subscribed, .disposed: break
// instead of: }
switch placed.mark {
case .value(let name):
  recorded.append(.next(time, try element(names.text(of: name), of: placed)))
case .failed: recorded.append(.error(tick + placed.column, error))
case .completed: recorded.append(.completed(time))
case .subscribed, .disposed: break
}
// end 12.10
