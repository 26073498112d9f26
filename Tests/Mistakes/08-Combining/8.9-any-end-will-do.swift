// Takes a completion of the other source for an element of it.

// exercise 8.9
sink.subscribe(toOther: other)
sink.subscribe(to: source)
// end 8.9

// exercise 8.9
switch event {
case .next: forwardOn(event)
case .error, .completed: end(with: event)
}
// end 8.9

// exercise 8.9
switch event {
case .next, .completed: end(with: .completed)
case .error(let error): end(with: .error(error))
}
// end 8.9
