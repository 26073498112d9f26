// Holds the object in the closure, so that the subscription keeps the page alive.

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
subscribe(onNext: onNext, onError: reportBindingError)
// end 16.5

// exercise 16.5 in Bind.swift
bind(onNext: { element in onNext(object, element) })
// end 16.5
