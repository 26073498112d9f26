// The last element is told before any end, and to every new observer.

// exercise 7.9 in AsyncSubject.swift
let old = last
last = element
if let old { element = old }
// end 7.9

// exercise 7.9 in AsyncSubject.swift
last.map { [$0] } ?? []
// end 7.9
