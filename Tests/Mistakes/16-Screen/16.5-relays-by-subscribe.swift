// Subscribes to the elements alone: an error has gone where nobody looks.

// exercise 16.5 in Bind+Relays.swift
subscribe(onNext: { element in
  for relay in relays { relay.accept(element) }
})
// end 16.5
