// Tells the elements, and keeps the end for itself.

// exercise 15.12 in Bind.swift
subscribe(onNext: { element in
  for observer in observers { observer.onNext(element) }
})
// end 15.12
