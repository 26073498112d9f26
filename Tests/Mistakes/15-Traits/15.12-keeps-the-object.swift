// Holds the object in the closure, so that the subscription keeps the page alive.

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
subscribe(onNext: onNext, onError: reportBindingError)
// end 15.12

// exercise 15.12 in Bind.swift
bind(onNext: { element in onNext(object, element) })
// end 15.12
