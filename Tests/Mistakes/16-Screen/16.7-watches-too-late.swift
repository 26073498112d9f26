// Tells the first value and then begins to watch: a change that is made meanwhile is lost.

// exercise 16.7 in Barometer.swift
// instead of: let token = base.watch(property) { _, value in observer.onNext(value) }
// instead of: observer.onNext(base[keyPath: property])
observer.onNext(base[keyPath: property])
let token = base.watch(property) { _, value in observer.onNext(value) }
// end 16.7
