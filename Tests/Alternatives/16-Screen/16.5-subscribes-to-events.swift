// Subscribes one closure to all events, and hands each of them on.

// exercise 16.5 in Bind+Relays.swift
subscribe { event in
  switch event {
  case .next(let element): relays.forEach { $0.accept(element) }
  case .error(let error): reportBindingError(error)
  case .completed: break
  }
}
// end 16.5

// exercise 16.5 in Bind.swift
subscribe { event in
  for observer in observers { observer.on(event) }
}
// end 16.5

// exercise 16.5 in Bind.swift
subscribe { event in
  for observer in observers { observer.on(event.map { $0 }) }
}
// end 16.5
