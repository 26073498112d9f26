// Binds the first of several observers, and forgets the others.

// exercise 15.12 in Bind.swift
observers.first.map { subscribe($0) } ?? Disposables.create()
// end 15.12
