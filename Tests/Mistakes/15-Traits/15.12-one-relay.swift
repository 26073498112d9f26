// Lets the first relay accept the elements, and forgets the others.

// exercise 15.12 in Bind+Relays.swift
bind(onNext: { element in relays.first?.accept(element) })
// end 15.12
