// A zip without parts never completes.

// exercise 15.2 in Completable+Operators.swift
guard !sources.isEmpty else { return .never() }
return Completable(raw: .merge(sources.map { $0.asObservable() }))
// end 15.2
