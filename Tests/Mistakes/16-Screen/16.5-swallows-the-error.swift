// Gives the closure the elements, and drops the error.

// exercise 16.5 in Bind.swift
subscribe { event in
  for observer in observers { observer.on(event) }
}
// end 16.5

// exercise 16.5 in Bind.swift
map { element in Optional(element) }
  .subscribe { event in
    for observer in observers { observer.on(event) }
  }
// end 16.5

// exercise 16.5 in Bind.swift
subscribe(onNext: onNext, onError: { _ in })
// end 16.5
