// What the closure has chosen hops once more, on a scheduler that is asked for when the error
// comes: it comes a tick too late, and on real main if the error comes after the mock has ended.

// exercise 16.1 in AsSharedSequence.swift
// instead of: shared { error in onErrorRecover(error).asObservable() }
shared { error in onErrorRecover(error).asObservable().observe(on: Strategy.scheduler) }
// end 16.1
