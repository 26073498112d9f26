// Stops at the element of the other source, without an end.

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
case .next: dispose()
case .error(let error): end(with: .error(error))
case .completed: otherSubscription.dispose()
}
// end 8.9
