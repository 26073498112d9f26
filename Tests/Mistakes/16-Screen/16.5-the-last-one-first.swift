// Hands each event to the observers from the last to the first.

// exercise 16.5
subscribe { event in
  for observer in observers.reversed() { observer.on(event) }
}
// end 16.5
