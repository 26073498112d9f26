// Holds the object in the closure of its binder.

// exercise 15.14 in Reactive.swift
Binder(base) { [base] _, value in base[keyPath: keyPath] = value }
// end 15.14
