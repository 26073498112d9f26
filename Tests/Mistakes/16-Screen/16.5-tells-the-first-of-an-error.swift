// Hands an error to the first observer only.

// exercise 16.5
// instead of: for observer in observers { observer.on(event) }
if case .error = event {
  observers.first?.on(event)
} else {
  for observer in observers { observer.on(event) }
}
// end 16.5
