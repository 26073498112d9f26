// Subscribes one closure to all events, and hands each of them on.

// exercise 16.5
subscribe { event in
  for observer in observers { observer.on(event) }
}
// end 16.5
