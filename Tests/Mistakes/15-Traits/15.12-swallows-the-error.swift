// Gives a closure the elements, and nobody the error.

// exercise 15.12 in Bind.swift
subscribe { event in
  for observer in observers { observer.on(event) }
}
// end 15.12

// exercise 15.12 in Bind.swift
map { element in Optional(element) }
  .subscribe { event in
    for observer in observers { observer.on(event) }
  }
// end 15.12

// exercise 15.12 in Bind.swift
subscribe(onNext: onNext, onError: { _ in })
// end 15.12
