// Ends as soon as the first part has completed.

// exercise 15.2 in Completable+Operators.swift
Completable(raw: .amb(sources.map { $0.asObservable() }))
// end 15.2
