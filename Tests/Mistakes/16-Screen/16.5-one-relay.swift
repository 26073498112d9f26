// Has the first relay accept the elements, and forgets the others.

// exercise 16.5 in Bind+Relays.swift
bind(onNext: { element in relays.first?.accept(element) })
// end 16.5
