// Holds the object in the closure of its binder.

// exercise 16.7 in Reactive.swift
Binder(base) { [base] _, value in base[keyPath: keyPath] = value }
// end 16.7
