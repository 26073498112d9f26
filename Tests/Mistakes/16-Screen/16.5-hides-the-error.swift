// Reports an error, and does not hand it to observers that could take it.

// exercise 16.5
subscribe { event in
  if case .error = event { return }
  for observer in observers { observer.on(event) }
}
// end 16.5
