// An error waits in line like an element, and is heard only when its sequence has its turn.

// exercise 9.8
// instead of: switch event {
// instead of: case .next: sink.sent(event, by: page)
// instead of: case .error(let error): sink.fail(with: error)
// instead of: case .completed: sink.completed(page) { membership.end(in: sink.group) }
// instead of: }
switch event {
case .next: sink.sent(event, by: page)
case .error: sink.sent(event, by: page)
case .completed: sink.completed(page) { membership.end(in: sink.group) }
}

// instead of: if let element = event.element { send(element) } else { expectOneLess() }
switch event {
case .next(let element): send(element)
case .error(let error): fail(with: error)
case .completed: expectOneLess()
}
// end 9.8
