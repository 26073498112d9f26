// Turns each error into an end, and never uses the replacement.

// exercise 15.4 in AsInfallible.swift
asInfallible(onErrorFallbackTo: .just(element))
// end 15.4

// exercise 15.4 in AsInfallible.swift
asInfallible(onErrorRecover: { _ in infallible })
// end 15.4

// exercise 15.4 in AsInfallible.swift
Infallible(asObservable().catch { _ in .empty() })
// end 15.4
