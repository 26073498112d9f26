// Binds the first of several observers, and forgets the others.

// exercise 16.5 in Bind.swift
observers.first.map { subscribe($0) } ?? Disposables.create()
// end 16.5
