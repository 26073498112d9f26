// Subscribes only to the elements: an error goes unnoticed.

// exercise 16.5 in Bind+Relays.swift
subscribe(onNext: { element in
  for relay in relays { relay.accept(element) }
})
// end 16.5
