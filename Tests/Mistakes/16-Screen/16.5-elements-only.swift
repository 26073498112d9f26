// Forwards the elements, but not the end.

// exercise 16.5 in Bind.swift
subscribe(onNext: { element in
  for observer in observers { observer.onNext(element) }
})
// end 16.5
