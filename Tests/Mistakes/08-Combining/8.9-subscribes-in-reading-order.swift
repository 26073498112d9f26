// Subscribes to the source first, as it is written.

// exercise 8.9
sink.subscribe(to: source)
sink.subscribe(toOther: other)
// end 8.9

// exercise 8.9
switch event {
case .next: forwardOn(event)
case .error, .completed: end(with: event)
}
// end 8.9

// exercise 8.9
switch event {
case .next: end(with: .completed)
case .error(let error): end(with: .error(error))
case .completed: otherSubscription.dispose()
}
// end 8.9
