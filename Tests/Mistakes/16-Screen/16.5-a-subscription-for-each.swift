// Subscribes each observer by itself: the work is done as often as there are observers.

// exercise 16.5 in Bind.swift
let tokens = observers.map { subscribe($0) }
return Disposables.create { tokens.forEach { $0.dispose() } }
// end 16.5
