// Makes a record of each mark: the sign of a disposal ends the sequence.

// exercise 12.10
// instead of: var recorded: [Recorded<Event<Element>>] = []
// instead of: for placed in events {
// instead of: let time = tick + placed.tick
// instead of: switch placed.mark {
// instead of: case .value(let name):
// instead of: recorded.append(.next(time, try element(names.text(of: name), of: placed)))
// instead of: case .failed: recorded.append(.error(time, error))
// instead of: case .completed: recorded.append(.completed(time))
// instead of: case .subscribed, .disposed: break
// instead of: }
// instead of: }
// instead of: return recorded
var recorded: [Recorded<Event<Element>>] = []
for placed in marks {
  let time = tick + placed.tick
  switch placed.mark {
  case .value(let name):
    recorded.append(.next(time, try element(names.text(of: name), of: placed)))
  case .failed: recorded.append(.error(time, error))
  case .completed: recorded.append(.completed(time))
  case .subscribed: break
  case .disposed: recorded.append(.completed(time))
  }
}
return recorded
// end 12.10
