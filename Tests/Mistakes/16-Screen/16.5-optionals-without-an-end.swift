// Observers of optionals receive the elements, but not the end.

// exercise 16.5 in Bind.swift
// instead of: map { element in Optional(element) }.subscribe(AnonymousObserver(tellingAll: observers))
bind(onNext: { element in
  for observer in observers { observer.onNext(element) }
})
// end 16.5
