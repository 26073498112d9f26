// The transform is called once to see whether it throws, and once more for the result.

// exercise 4.7
subscribe { event in
  if let element = event.element, (try? transform(element)) == nil {
    observer.on(event.map(transform))
  } else {
    observer.on(event.map(transform))
  }
}
// end 4.7
